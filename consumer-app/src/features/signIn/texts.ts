import { defineTexts } from '../../common/i18n';
import { verificationTexts as english } from '../../i18n/en/verification';

/** Texts of the second step; those of the first are in the shell's. */
export const verificationTexts = defineTexts('verification', {
  en: english,
  hi: async () => (await import('../../i18n/hi/verification')).verificationTexts,
});

/** Texts of the sign-in by the link of an e-mail. */
export const signInLinkTexts = defineTexts('signInLink', {
  en: async () => (await import('../../i18n/en/signInLink')).signInLinkTexts,
  hi: async () => (await import('../../i18n/hi/signInLink')).signInLinkTexts,
});
