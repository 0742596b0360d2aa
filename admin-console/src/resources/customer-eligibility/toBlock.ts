import { toInputText } from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type FieldDescription, getOptionLabel } from '@marketplace/shared/schema';
import type { RaRecord } from 'react-admin';

interface Texts {
  translate: Translate;
  language: Language;
}

/** Formats cells for a spreadsheet: tabs between cells, one line per row. */
export function toBlock(
  records: readonly RaRecord[],
  fields: readonly FieldDescription[],
  { translate, language }: Texts,
): string {
  const formatText = (record: RaRecord, field: FieldDescription): string => {
    const value: unknown = record[field.name];
    if (field.kind === 'flag') return translate(value === 1 ? 'kit.flag.yes' : 'kit.flag.no');
    if (field.kind === 'choice' && field.options && typeof value === 'string')
      return getOptionLabel(field.options, value, language);
    return typeof value === 'number' ? String(value) : toInputText(field, value);
  };
  return records
    .map((record) => fields.map((field) => formatText(record, field)).join('\t'))
    .join('\n');
}
