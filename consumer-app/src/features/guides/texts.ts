import { defineTexts } from '../../i18n';
import { guidesTexts as english } from '../../i18n/en/guides';

export const guidesTexts = defineTexts('guides', {
  en: english,
  hi: async () => (await import('../../i18n/hi/guides')).guidesTexts,
});
