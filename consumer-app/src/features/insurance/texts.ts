import { defineTexts } from '../../common/i18n';

export const insuranceTexts = defineTexts('insurance', {
  en: async () => (await import('../../i18n/en/insurance')).insuranceTexts,
  hi: async () => (await import('../../i18n/hi/insurance')).insuranceTexts,
});
