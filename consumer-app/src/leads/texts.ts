import { defineTexts } from '../i18n';
import { leadTexts as english } from '../i18n/en/leads';

export const leadTexts = defineTexts('leads', {
  en: english,
  hi: async () => (await import('../i18n/hi/leads')).leadTexts,
});
