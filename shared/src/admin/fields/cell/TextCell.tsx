import { isNumeric } from '../../../schema';
import { toInputText, parseInputText } from '../inputText';
import type { CellProps } from '../fieldProps';
import { formatField } from '../formatField';
import { useTexts } from '../../i18n/useTexts';
import { useFieldForm } from '../../form/useFieldForm';
import { InlineCell } from './InlineCell';

/** Edits a text, number or date in one line. */
export function TextCell({ field, schema, record, rowName, save }: CellProps) {
  const { translate, language } = useTexts();
  const form = useFieldForm(record, field.name);
  const value: unknown = record[field.name];
  return (
    <InlineCell
      field={field}
      form={form}
      label={translate(field.label)}
      rowName={rowName}
      value={value}
      text={formatField(field, value, language)}
      align={isNumeric(field) ? 'end' : 'start'}
      toDraft={(current) => toInputText(field, current)}
      parse={(draft) => parseInputText(schema, field, draft)}
      save={save}
      inputMode={isNumeric(field) ? 'decimal' : undefined}
      placeholder={field.kind === 'date' ? 'DD/MM/YYYY' : undefined}
    />
  );
}
