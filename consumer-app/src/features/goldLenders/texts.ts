import { defineTexts } from '../../i18n';
import { goldLenderTexts as english } from '../../i18n/en/goldLender';

export const goldLenderTexts = defineTexts('goldLender', {
  en: english,
  hi: async () => (await import('../../i18n/hi/goldLender')).goldLenderTexts,
});
