import { useTranslate } from 'react-admin';

/** Returns the label of a record's field; a field that no screen names keeps its own name. */
export function useFieldLabel(): (field: string) => string {
  const translate = useTranslate();
  return (field) => translate(`fields.${field}`, { _: field });
}
