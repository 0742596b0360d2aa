import { use } from 'react';
import { useTranslate } from '../../ui';
import type { InputProps } from '../fields/fieldProps';
import { FIELD_VIEWS } from '../fields/registry';
import { FormFieldsContext } from './FormDialog';

export interface SchemaInputProps extends Omit<InputProps, 'field'> {
  source: string;
  /** Adds '(optional)' to the label, in a form where most fields are required. */
  optional?: boolean;
}

/** The input of one field of the surrounding form, by the field's kind. */
export function SchemaInput({ source, optional = false, ...props }: SchemaInputProps) {
  const translate = useTranslate();
  const field = use(FormFieldsContext).find(({ name }) => name === source);
  if (!field) throw new Error(`the form has no field ${source}`);
  const { Input } = FIELD_VIEWS[field.kind];
  const { label = translate(field.label) } = props;
  const shown = optional ? `${label} ${translate('ui.field.optional')}` : label;
  return <Input {...props} label={shown} field={field} />;
}
