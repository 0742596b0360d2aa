import { RESOURCES } from '@marketplace/shared/resources';
import { useTranslate } from 'react-admin';

/** The fields that a declared resource names in its own texts. */
const DECLARED = RESOURCES.flatMap(({ labels, fields }) => (labels ? fields : []));

/** Returns the label of a record's field, or the field's name if it has none. */
export function useFieldLabel(): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const declared = DECLARED.find(({ name }) => name === field);
    const ownLabel = declared ? translate(declared.label) : field;
    return translate(`fields.${field}`, {
      _: translate(`audit_fields.${field}`, { _: ownLabel }),
    });
  };
}
