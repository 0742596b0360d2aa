import { type RaRecord, useResourceContext } from 'react-admin';

/** Name under which the browser keeps the unsaved input of one field of a record. */
export function useFieldForm(record: RaRecord, name: string): string {
  const resource = useResourceContext() ?? 'records';
  return `${resource}/${record.id}/${name}`;
}
