import { defineTexts } from '../../i18n';
import { lenderSubmitTexts as english } from '../../i18n/en/lenderSubmit';

export const lenderSubmitTexts = defineTexts('lenderSubmit', {
  en: english,
  hi: async () => (await import('../../i18n/hi/lenderSubmit')).lenderSubmitTexts,
});
