import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../ui';
import type { InputProps } from './fieldProps';
import { toInputText } from './inputText';

/** The properties that react-admin's inputs have in common. */
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
 * The same for inputs of text. The form holds the text as it is typed, which the schema reads: '1,200',
 * DD/MM/YYYY. A text that is typed back as it was is the stored value again.
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
