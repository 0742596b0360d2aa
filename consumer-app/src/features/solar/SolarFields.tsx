import { RupeesField, TextField, type TextFieldProps } from '@marketplace/shared/ui';
import { useController } from 'react-hook-form';
import type { SolarAnswers } from './solarAnswers';

type Texts = Pick<TextFieldProps, 'label' | 'hint' | 'prefix' | 'suffix' | 'maxLength'>;

/** A question for an amount in ₹. */
export function AmountField({ name, ...texts }: Texts & { name: 'bill' | 'cost' }) {
  const { field, fieldState } = useController<SolarAnswers, typeof name>({ name });
  const { onChange, ...input } = field;
  return (
    <RupeesField {...texts} {...input} onValueChange={onChange} error={fieldState.error?.message} />
  );
}

interface NumberFieldProps extends Texts {
  name: 'kw' | 'tariff' | 'yield' | 'rate';
}

export function NumberField({ name, ...texts }: NumberFieldProps) {
  const { field, fieldState } = useController<SolarAnswers, typeof name>({ name });
  return (
    <TextField
      {...texts}
      {...field}
      inputMode="decimal"
      autoComplete="off"
      error={fieldState.error?.message}
    />
  );
}
