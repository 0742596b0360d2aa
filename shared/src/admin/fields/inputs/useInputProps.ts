import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../../ui';
import type { InputProps } from '../fieldProps';
import { toInputText } from '../inputText';

/** Returns the properties that all inputs of react-admin share. */
export function useInputProps({ field, label, hint, autoFocus, onChange }: InputProps) {
  const translate = useTranslate();
  return {
    source: field.name,
    label: label ?? translate(field.label),
    helperText: hint ?? (false as const),
    fullWidth: true,
    autoFocus,
    onChange,
  };
}

/**
 * Returns the properties of a text input. The form holds the typed text, such as '1,200' or DD/MM/YYYY, and the
 * schema parses it. If a person types the original text again, the value is the stored one.
 */
export function useTextInputProps(props: InputProps) {
  const { field } = props;
  const stored: unknown = useRecordContext()?.[field.name];
  return {
    ...useInputProps(props),
    autoComplete: 'off',
    format: (value: unknown) => toInputText(field, value),
    parse: (text: string): unknown => {
      if (text === toInputText(field, stored)) return stored;
      return text === '' && field.nullable ? null : text;
    },
  };
}
