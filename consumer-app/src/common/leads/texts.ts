import { defineTexts } from '../i18n';

export const leadTexts = defineTexts('leads', {
  en: async () => (await import('../../i18n/en/leads')).leadTexts,
  hi: async () => (await import('../../i18n/hi/leads')).leadTexts,
});
