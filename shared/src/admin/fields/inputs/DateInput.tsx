import { InputHelperText, useInput } from 'react-admin';
import { DateTextField } from '../dates/DateTextField';
import type { InputProps } from '../fieldProps';
import { toPlainText } from '../../data/plainText';
import { useTextInputProps } from './useInputProps';

/**
 * A date, or a day and a time in India, in a form of react-admin, whose own inputs show and take them in the order of
 * the browser's language.
 */
export function DateInput(props: InputProps) {
  const { source, label, helperText, parse, format, onChange, ...input } = useTextInputProps(props);
  const { id, field, fieldState } = useInput({ source, parse, format, onChange, defaultValue: '' });
  const { invalid, error } = fieldState;
  return (
    <DateTextField
      {...input}
      id={id}
      name={field.name}
      label={label}
      withTime={props.field.kind === 'timestamp'}
      text={toPlainText(field.value)}
      onText={field.onChange}
      onLeave={field.onBlur}
      inputRef={field.ref}
      error={invalid}
      helperText={
        (invalid || helperText) && (
          <InputHelperText error={error?.message} helperText={helperText} />
        )
      }
    />
  );
}
