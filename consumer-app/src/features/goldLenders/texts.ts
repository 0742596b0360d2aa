import { defineTexts } from '../../common/i18n';

export const goldLenderTexts = defineTexts('goldLender', {
  en: async () => (await import('../../i18n/en/goldLender')).goldLenderTexts,
  hi: async () => (await import('../../i18n/hi/goldLender')).goldLenderTexts,
});
