import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, useInput } from 'react-admin';
import { isHexColour } from '../../../branding';
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

/** Picks the colour of the text field that it begins. */
function ColourPicker({ field, label, onChange }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useInput({ source: field.name, onChange });
  return (
    <input
      type="color"
      aria-label={translate('kit.input.pick_colour', { label: label ?? translate(field.label) })}
      value={isHexColour(String(input.value)) ? String(input.value) : '#808080'}
      onChange={({ currentTarget }) => input.onChange(currentTarget.value.toUpperCase())}
      style={{ width: 32, height: 28, padding: 0, border: 0, background: 'none' }}
    />
  );
}

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
          startAdornment:
            field.kind === 'rupees' ? (
              <InputAdornment position="start">₹</InputAdornment>
            ) : (
              field.kind === 'colour' && (
                <InputAdornment position="start">
                  <ColourPicker {...props} />
                </InputAdornment>
              )
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
