import { defineTexts } from '../../i18n';
import { vouchersTexts as english } from '../../i18n/en/vouchers';

export const vouchersTexts = defineTexts('vouchers', {
  en: english,
  hi: async () => (await import('../../i18n/hi/vouchers')).vouchersTexts,
});
