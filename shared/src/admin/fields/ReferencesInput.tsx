import { CheckboxGroupInput } from 'react-admin';
import type { InputProps } from './fieldProps';
import { useInputProps } from './useInputProps';
import { useReferences } from './useReferences';

/** Several other records, each by a box to tick. */
export function ReferencesInput(props: InputProps) {
  const { options, failure } = useReferences(props.field.target);
  const { fullWidth: _, autoFocus: __, ...input } = useInputProps(props);
  return (
    <CheckboxGroupInput
      {...input}
      helperText={failure?.message ?? input.helperText}
      choices={options.map(({ value, label }) => ({ id: Number(value), name: label }))}
      translateChoice={false}
      margin="none"
    />
  );
}
