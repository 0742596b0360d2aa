import { defineTexts } from '../../i18n';
import { legalTexts as english } from '../../i18n/en/legal';

export const legalTexts = defineTexts('legal', {
  en: english,
  hi: async () => (await import('../../i18n/hi/legal')).legalTexts,
});
