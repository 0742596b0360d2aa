import {
  AutocompleteInput,
  CheckboxGroupInput,
  ReferenceArrayInput as ArrayInput,
  ReferenceInput as SingleInput,
  SelectInput,
  useChoicesContext,
} from 'react-admin';
import { useTranslate } from '../../../ui';
import type { InputProps } from '../fieldProps';
import { ALL_BY_ID, useRecordName } from '../useReferences';
import { useInputProps } from './useInputProps';

/** More records than this are searched on the server, not listed in a menu. */
const MOST_LISTED = 50;

const FIRST_BY_ID = { perPage: MOST_LISTED, sort: { field: 'id', order: 'ASC' } } as const;

/** A menu of the records; a search if there are more than a menu shows. */
function RecordChoice(props: InputProps) {
  const translate = useTranslate();
  const { source: _, ...input } = useInputProps(props);
  const { total = 0, isFromReference, filter = {} } = useChoicesContext();
  const optionText = useRecordName();
  const { nullable } = props.field;
  // A search that finds few is still a search.
  const isSearched = isFromReference && (total > MOST_LISTED || Object.hasOwn(filter, 'q'));
  if (isSearched) return <AutocompleteInput {...input} optionText={optionText} margin="none" />;
  return (
    <SelectInput
      {...input}
      optionText={optionText}
      emptyText={translate('ui.field.select')}
      parse={(value: unknown) => (value === '' && nullable ? null : value)}
      margin="none"
      slotProps={{ select: { displayEmpty: true } }}
    />
  );
}

export function ReferenceInput(props: InputProps) {
  const { source } = useInputProps(props);
  const { filter = {} } = props;
  const { target = '' } = props.field;
  return (
    <SingleInput source={source} reference={target} filter={filter} {...FIRST_BY_ID}>
      <RecordChoice {...props} />
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
