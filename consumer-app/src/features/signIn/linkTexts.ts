import { defineTexts } from '../../i18n';
import { signInLinkTexts as english } from '../../i18n/en/signInLink';

/** Texts of the sign-in by emailed link. */
export const signInLinkTexts = defineTexts('signInLink', {
  en: english,
  hi: async () => (await import('../../i18n/hi/signInLink')).signInLinkTexts,
});
