import { DateField, FieldUnit, TextField, useTranslate } from '../../ui';
import { isNumeric } from './inputText';
import type { InputProps } from './fieldProps';
import { plainText } from './plainText';

const INPUT_MODES: ReadonlyMap<string, 'email' | 'tel' | 'numeric' | 'url'> = new Map([
  ['email', 'email'],
  ['mobile', 'tel'],
  ['pincode', 'numeric'],
  ['url', 'url'],
]);

/** The texts and handlers that every one-line input has in common. */
function useLine(props: InputProps) {
  const { field, value, onChange, onBlur, error, hint, label, disabled, autoFocus } = props;
  const translate = useTranslate();
  return {
    label: label ?? translate(field.label),
    value: plainText(value),
    error,
    hint,
    disabled,
    onBlur,
    'data-autofocus': autoFocus || undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
  };
}

/** Text and numbers in one line, with the unit of the field. */
export function LineInput(props: InputProps) {
  const { field } = props;
  const line = useLine(props);
  const translate = useTranslate();
  const numeric = isNumeric(field);
  const unit = UNITS.get(field.kind);
  return (
    <TextField
      {...line}
      inputMode={numeric ? 'decimal' : INPUT_MODES.get(field.kind)}
      autoComplete="off"
      prefix={field.kind === 'rupees' ? '₹' : undefined}
      suffix={unit && <FieldUnit>{translate(unit)}</FieldUnit>}
    />
  );
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['percentage', 'kit.unit.percent'],
  ['months', 'kit.unit.months'],
  ['years', 'kit.unit.years'],
]);

/** A date as DD/MM/YYYY. */
export function DateInput(props: InputProps) {
  const line = useLine(props);
  return <DateField {...line} hint={line.hint ?? ''} />;
}
