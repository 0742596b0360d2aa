import type { RaRecord } from 'react-admin';
import type { Language } from '../../i18n';
import type { Resource } from '../../resources';
import { toPlainText } from './plainText';
import { useLanguage } from '../i18n/useLanguage';

/** The field that translates a name: `name_hi` beside `name`, `question_hi` beside `question_en`. */
const toHindiField = (title: string) => `${title.replace(/_en$/, '')}_hi`;

/** Returns a record's name in a language: the English one where there is no other. */
export const getRecordName = (record: RaRecord, title: string, language: Language): string =>
  (language === 'hi' && toPlainText(record[toHindiField(title)])) || toPlainText(record[title]);

/** Returns the field with a record's name in the page's language, and its translation if records have one. */
export function useTitleFields({ title, fields }: Resource): { shown: string; other?: string } {
  const language = useLanguage();
  const hindi = toHindiField(title);
  if (!fields.some(({ name }) => name === hindi)) return { shown: title };
  return language === 'hi' ? { shown: hindi, other: title } : { shown: title, other: hindi };
}
