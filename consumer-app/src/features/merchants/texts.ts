import { defineTexts } from '../../i18n';
import { merchantTexts as english } from '../../i18n/en/merchants';

export const merchantTexts = defineTexts('merchants', {
  en: english,
  hi: async () => (await import('../../i18n/hi/merchants')).merchantTexts,
});
