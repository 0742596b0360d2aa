import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { FieldUnit, useTranslate } from '../../../ui';
import { isNumeric } from '../../../schema';
import type { InputProps } from '../fieldProps';
import { useTextInputProps } from './useInputProps';

const INPUT_MODES: ReadonlyMap<string, 'email' | 'tel' | 'numeric' | 'url'> = new Map([
  ['email', 'email'],
  ['mobile', 'tel'],
  ['pincode', 'numeric'],
  ['url', 'url'],
]);

const UNITS: ReadonlyMap<string, string> = new Map([
  ['percentage', 'kit.unit.percent'],
  ['months', 'kit.unit.months'],
  ['years', 'kit.unit.years'],
]);

/** Text and numbers in one line, with the unit of the field. */
export function LineInput(props: InputProps) {
  const { field } = props;
  const translate = useTranslate();
  const unit = UNITS.get(field.kind);
  return (
    <TextInput
      {...useTextInputProps(props)}
      slotProps={{
        htmlInput: { inputMode: isNumeric(field) ? 'decimal' : INPUT_MODES.get(field.kind) },
        input: {
          startAdornment: field.kind === 'rupees' && (
            <InputAdornment position="start">₹</InputAdornment>
          ),
          endAdornment: unit && (
            <InputAdornment position="end">
              <FieldUnit>{translate(unit)}</FieldUnit>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

export function LongTextInput(props: InputProps) {
  return <TextInput {...useTextInputProps(props)} multiline minRows={3} />;
}
