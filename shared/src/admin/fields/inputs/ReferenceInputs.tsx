import {
  CheckboxGroupInput,
  ReferenceArrayInput as ArrayInput,
  ReferenceInput as SingleInput,
  SelectInput,
} from 'react-admin';
import { useTranslate } from '../../../ui';
import type { InputProps } from '../fieldProps';
import { useInputProps } from './useInputProps';
import { REFERENCE_CHOICES, useRecordName } from '../useReferences';

export function ReferenceInput(props: InputProps) {
  const translate = useTranslate();
  const { source, ...input } = useInputProps(props);
  const { filter = {} } = props;
  const { target = '', nullable } = props.field;
  return (
    <SingleInput source={source} reference={target} filter={filter} {...REFERENCE_CHOICES}>
      <SelectInput
        {...input}
        optionText={useRecordName()}
        emptyText={translate('ui.field.select')}
        parse={(value: unknown) => (value === '' && nullable ? null : value)}
        margin="none"
        slotProps={{ select: { displayEmpty: true } }}
      />
    </SingleInput>
  );
}

/** Chooses several other records, each with a checkbox. */
export function ReferencesInput(props: InputProps) {
  const { source, fullWidth: _, autoFocus: __, ...input } = useInputProps(props);
  return (
    <ArrayInput source={source} reference={props.field.target ?? ''} {...REFERENCE_CHOICES}>
      <CheckboxGroupInput {...input} margin="none" />
    </ArrayInput>
  );
}
