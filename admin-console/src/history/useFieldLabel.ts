import { useTranslate } from 'react-admin';

/** Returns the label of a record's field, or the field's name if it has none. */
export function useFieldLabel(): (field: string) => string {
  const translate = useTranslate();
  return (field) =>
    translate(`fields.${field}`, { _: translate(`audit.record_fields.${field}`, { _: field }) });
}
