import { defineTexts } from '../language/i18n';
import { verificationTexts as english } from '../i18n/en/verification';

/** Texts around a one-time code: those of the sign-in's second step, for every other code, too. */
export const verificationTexts = defineTexts('verification', {
  en: english,
  hi: async () => (await import('../i18n/hi/verification')).verificationTexts,
});
