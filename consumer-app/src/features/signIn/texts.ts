import { defineTexts } from '../../common/i18n';

/** Texts of the second step; those of the first are in the shell's. */
export const verificationTexts = defineTexts('verification', {
  en: async () => (await import('../../i18n/en/verification')).verificationTexts,
  hi: async () => (await import('../../i18n/hi/verification')).verificationTexts,
});
