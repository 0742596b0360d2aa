import { getLanguages } from '@marketplace/shared/api';
import { LANGUAGES, type Language } from '@marketplace/shared/i18n';
import { api } from '../browser/api';
import { LANGUAGE_NAMES } from './languageNames';

/** The specification's country; no other is served. */
const COUNTRY_CODE = 'IN';

let asked: Promise<Map<Language, number>> | undefined;

async function ask(): Promise<Map<Language, number>> {
  const { data } = await api.call(getLanguages, { body: { countryCode: COUNTRY_CODE } });
  return new Map(
    LANGUAGES.flatMap((code) => {
      const found = data.find(({ languageName }) => languageName === LANGUAGE_NAMES[code]);
      return found ? [[code, found.id] as const] : [];
    }),
  );
}

/** The ids by which the server knows the languages; asked for once, and again after a failure. */
export function languageIds(): Promise<Map<Language, number>> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
