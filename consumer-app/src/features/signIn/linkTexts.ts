import { defineTexts } from '../../language/i18n';
import { signInLinkTexts as english } from '../../i18n/en/signInLink';

/** Texts of the sign-in by the link of an e-mail. */
export const signInLinkTexts = defineTexts('signInLink', {
  en: english,
  hi: async () => (await import('../../i18n/hi/signInLink')).signInLinkTexts,
});
