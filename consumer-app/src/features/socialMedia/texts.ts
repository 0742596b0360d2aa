import { defineTexts } from '../../i18n';
import { socialMediaTexts as english } from '../../i18n/en/socialMedia';

export const socialMediaTexts = defineTexts('socialMedia', {
  en: english,
  hi: async () => (await import('../../i18n/hi/socialMedia')).socialMediaTexts,
});
