import { defineTexts } from '../../i18n';
import { insuranceTexts as english } from '../../i18n/en/insurance';

export const insuranceTexts = defineTexts('insurance', {
  en: english,
  hi: async () => (await import('../../i18n/hi/insurance')).insuranceTexts,
});
