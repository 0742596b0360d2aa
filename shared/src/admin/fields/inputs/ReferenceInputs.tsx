import {
  AutocompleteInput,
  CheckboxGroupInput,
  ReferenceArrayInput as ArrayInput,
  ReferenceInput as SingleInput,
} from 'react-admin';
import { useTranslate } from '../../../ui';
import type { InputProps } from '../fieldProps';
import { ALL_BY_ID, useRecordName } from '../useReferences';
import { useInputProps } from './useInputProps';

const FIRST_BY_ID = { perPage: 50, sort: ALL_BY_ID.sort } as const;

/** Finds one record of another resource: the first are listed, all are searched on the server. */
export function ReferenceInput(props: InputProps) {
  const translate = useTranslate();
  const { source, ...input } = useInputProps(props);
  const { filter = {} } = props;
  const { target = '', nullable } = props.field;
  return (
    <SingleInput source={source} reference={target} filter={filter} {...FIRST_BY_ID}>
      <AutocompleteInput
        {...input}
        optionText={useRecordName()}
        parse={(value: unknown) => (value === '' && nullable ? null : value)}
        margin="none"
        TextFieldProps={{ placeholder: translate('ui.field.select') }}
      />
    </SingleInput>
  );
}

/** Chooses several other records, each with a checkbox. */
export function ReferencesInput(props: InputProps) {
  const { source, fullWidth: _, autoFocus: __, ...input } = useInputProps(props);
  return (
    <ArrayInput
      source={source}
      reference={props.field.target ?? ''}
      perPage={ALL_BY_ID.pagination.perPage}
      sort={ALL_BY_ID.sort}
    >
      <CheckboxGroupInput {...input} margin="none" />
    </ArrayInput>
  );
}
