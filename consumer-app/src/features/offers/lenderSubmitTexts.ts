import { defineTexts } from '../../common/i18n';

export const lenderSubmitTexts = defineTexts('lenderSubmit', {
  en: async () => (await import('../../i18n/en/lenderSubmit')).lenderSubmitTexts,
  hi: async () => (await import('../../i18n/hi/lenderSubmit')).lenderSubmitTexts,
});
