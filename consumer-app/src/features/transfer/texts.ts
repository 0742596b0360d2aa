import { defineTexts } from '../../common/i18n';

export const transferTexts = defineTexts('transfer', {
  en: async () => (await import('../../i18n/en/transfer')).transferTexts,
  hi: async () => (await import('../../i18n/hi/transfer')).transferTexts,
});
