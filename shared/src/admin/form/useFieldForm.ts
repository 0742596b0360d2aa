import { type RaRecord, useResourceContext } from 'react-admin';

/** The name under which what is typed into one field of a record is kept. */
export function useFieldForm(record: RaRecord, name: string): string {
  const resource = useResourceContext() ?? 'records';
  return `${resource}/${record.id}/${name}`;
}
