import { FieldUnit, RupeesField, TextField } from '@marketplace/shared/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n';
import { calculatorTexts } from './texts';
import type { FigureValues } from './useCalculator';

interface Props {
  name: string;
  kind: 'rupees' | 'percent' | 'months' | 'emi_number';
  label: string;
  hint?: string;
}

/** The field of one figure of a calculator. */
export function CalculatorFigure({ name, kind, label, hint }: Props) {
  const t = useTexts(calculatorTexts);
  const { control } = useFormContext<FigureValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ...field }, fieldState }) => {
        const texts = { label, hint, error: fieldState.error?.message };
        return kind === 'rupees' ? (
          <RupeesField {...field} {...texts} value={value} onValueChange={onChange} />
        ) : (
          <TextField
            {...field}
            {...texts}
            value={value ?? ''}
            inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={8}
            suffix={
              kind === 'emi_number' ? undefined : (
                <FieldUnit>{t(kind === 'percent' ? 'percent' : 'months')}</FieldUnit>
              )
            }
            onChange={onChange}
          />
        );
      }}
    />
  );
}
