import type { Language } from '@marketplace/shared/i18n';

/** The name of each language in that language; `getLanguages` answers the same names. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };
