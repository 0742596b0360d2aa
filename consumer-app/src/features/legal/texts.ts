import { defineTexts } from '../../common/i18n';

export const legalTexts = defineTexts('legal', {
  en: async () => (await import('../../i18n/en/legal')).legalTexts,
  hi: async () => (await import('../../i18n/hi/legal')).legalTexts,
});
