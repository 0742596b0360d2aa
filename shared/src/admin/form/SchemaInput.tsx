import { use } from 'react';
import type { InputProps } from '../fields/fieldProps';
import { FIELD_VIEWS } from '../fields/registry';
import { FormFieldsContext } from './FormDialog';

export interface SchemaInputProps extends Omit<InputProps, 'field'> {
  source: string;
}

/** The input of one field of the surrounding form, by the field's kind. */
export function SchemaInput({ source, ...props }: SchemaInputProps) {
  const field = use(FormFieldsContext).find(({ name }) => name === source);
  if (!field) throw new Error(`the form has no field ${source}`);
  const { Input } = FIELD_VIEWS[field.kind];
  return <Input {...props} field={field} />;
}
