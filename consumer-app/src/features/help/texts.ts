import { defineTexts } from '../../i18n';
import { helpTexts as english } from '../../i18n/en/help';

export const helpTexts = defineTexts('help', {
  en: english,
  hi: async () => (await import('../../i18n/hi/help')).helpTexts,
});
