import {
  formatDateTime,
  formatMonthName,
  formatNumber,
  formatPercent,
  formatRupees,
  toDisplayDate,
} from '../../format';
import type { Language } from '../../i18n';
import { type FieldDescription, getOptionLabel } from '../../schema';
import { toPlainText } from './plainText';

const formatNumberField = (field: FieldDescription, value: number, language: Language): string => {
  if (field.kind === 'rupees')
    return formatRupees(value, language, field.hasPaise ? 'always' : 'some');
  if (field.kind === 'percentage') return formatPercent(value, language);
  // A record's number is a name, not a quantity: no grouping.
  return field.kind === 'id' ? String(value) : formatNumber(value, language);
};

/** A field's value as people read it; '' where there is none. References and flags are shown by their own views. */
export const formatField = (
  field: FieldDescription,
  value: unknown,
  language: Language,
): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return formatNumberField(field, value, language);
  if (Array.isArray(value)) return value.map(String).join(', ');
  const text = toPlainText(value);
  if (field.kind === 'date') return toDisplayDate(text) ?? text;
  if (field.kind === 'month') return formatMonthName(text, language);
  if (field.kind === 'timestamp') return formatDateTime(text, language);
  if (field.kind === 'choice' && field.options)
    return getOptionLabel(field.options, text, language);
  return text;
};
