import { getLanguages } from '@marketplace/shared/api';
import { LANGUAGES, type Language } from '@marketplace/shared/i18n';
import { api } from '../session';
import { LANGUAGE_NAMES } from './languageNames';

/** The specification names India and no other country. */
const COUNTRY_CODE = 'IN';

let request: Promise<Map<Language, number>> | undefined;

async function fetchLanguageIds(): Promise<Map<Language, number>> {
  const { data } = await api.call(getLanguages, { body: { countryCode: COUNTRY_CODE } });
  return new Map(
    LANGUAGES.flatMap((code) => {
      const found = data.find(({ languageName }) => languageName === LANGUAGE_NAMES[code]);
      return found ? [[code, found.id] as const] : [];
    }),
  );
}

/** The server's id of each language; requests them once, and again after a failure. */
export function loadLanguageIds(): Promise<Map<Language, number>> {
  request ??= fetchLanguageIds().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}
