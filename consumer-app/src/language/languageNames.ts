import type { Language } from '@marketplace/shared/i18n';

/** Each language by its own name, in whichever the page is; the server's list has the same names. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };
