import { defineTexts } from '../../common/i18n';

/** Texts of the sign-in by the link of an e-mail. */
export const signInLinkTexts = defineTexts('signInLink', {
  en: async () => (await import('../../i18n/en/signInLink')).signInLinkTexts,
  hi: async () => (await import('../../i18n/hi/signInLink')).signInLinkTexts,
});
