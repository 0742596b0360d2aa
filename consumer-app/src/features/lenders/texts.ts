import { defineTexts } from '../../i18n';
import { declinedTexts as declined } from '../../i18n/en/declined';
import { handOverTexts as handOver } from '../../i18n/en/handOver';
import { lenderTexts as lender } from '../../i18n/en/lender';
import { lenderCodeTexts as lenderCode } from '../../i18n/en/lenderCode';

export const lenderTexts = defineTexts('lender', {
  en: lender,
  hi: async () => (await import('../../i18n/hi/lender')).lenderTexts,
});

export const handOverTexts = defineTexts('handOver', {
  en: handOver,
  hi: async () => (await import('../../i18n/hi/handOver')).handOverTexts,
});

export const declinedTexts = defineTexts('declined', {
  en: declined,
  hi: async () => (await import('../../i18n/hi/declined')).declinedTexts,
});

export const lenderCodeTexts = defineTexts('lenderCode', {
  en: lenderCode,
  hi: async () => (await import('../../i18n/hi/lenderCode')).lenderCodeTexts,
});
