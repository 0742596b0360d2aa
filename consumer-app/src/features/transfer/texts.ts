import { defineTexts } from '../../i18n';
import { transferTexts as english } from '../../i18n/en/transfer';

export const transferTexts = defineTexts('transfer', {
  en: english,
  hi: async () => (await import('../../i18n/hi/transfer')).transferTexts,
});
