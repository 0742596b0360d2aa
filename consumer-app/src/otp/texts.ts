import { defineTexts } from '../i18n';
import { verificationTexts as english } from '../i18n/en/verification';

/** Texts for one-time codes: of the sign-in's second step, used for all other codes too. */
export const verificationTexts = defineTexts('verification', {
  en: english,
  hi: async () => (await import('../i18n/hi/verification')).verificationTexts,
});
