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
import { toPlainText } from '../data/plainText';

const formatNumberField = (field: FieldDescription, value: number, language: Language): string => {
  if (field.kind === 'rupees')
    return formatRupees(value, language, field.hasPaise ? 'always' : 'some');
  if (field.kind === 'percentage') return formatPercent(value, language);
  // The number of a record is an id, not a quantity: do not group its digits.
  return field.kind === 'id' ? String(value) : formatNumber(value, language);
};

/** Formats a field's value for reading; '' if there is none. References and flags have their own views. */
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
