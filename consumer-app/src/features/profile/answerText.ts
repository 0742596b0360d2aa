import { formatRupees } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import type { Option, OptionListName } from '@marketplace/shared/schema';
import { profileField } from './profileFields';
import type { ProfileFieldName, ProfileValues } from './profileValues';

interface Reading {
  language: Language;
  options: (name: OptionListName) => readonly Option[];
  words: { yes: string; no: string; none: string };
}

/** An answer as it is read back before it is sent. */
export const answerText = (
  name: ProfileFieldName,
  values: ProfileValues,
  { language, options, words }: Reading,
): string => {
  const value = values[name];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === '' || value === null) return words.none;
  if (typeof value === 'number') return formatRupees(value, language);
  const list = profileField(name).options;
  if (list) return options(list).find(({ id }) => id === value)?.label ?? value;
  return name === 'mobile_phone_number' ? `+91 ${value.trim()}` : value.trim();
};
