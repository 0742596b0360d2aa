import { defineTexts } from '../../i18n';
import { declinedTexts as declined } from '../../i18n/en/declined';
import { handOverTexts as handOver } from '../../i18n/en/handOver';
import { lenderTexts as lender } from '../../i18n/en/lender';
import { lenderCodeTexts as lenderCode } from '../../i18n/en/lenderCode';

/** Texts of a lender's own page. */
export const lenderTexts = defineTexts('lender', {
  en: lender,
  hi: async () => (await import('../../i18n/hi/lender')).lenderTexts,
});

/** Texts of the page that follows an application. */
export const handOverTexts = defineTexts('handOver', {
  en: handOver,
  hi: async () => (await import('../../i18n/hi/handOver')).handOverTexts,
});

/** Texts of the page of a declined application. */
export const declinedTexts = defineTexts('declined', {
  en: declined,
  hi: async () => (await import('../../i18n/hi/declined')).declinedTexts,
});

/** Texts of the page that takes a lender's code. */
export const lenderCodeTexts = defineTexts('lenderCode', {
  en: lenderCode,
  hi: async () => (await import('../../i18n/hi/lenderCode')).lenderCodeTexts,
});
