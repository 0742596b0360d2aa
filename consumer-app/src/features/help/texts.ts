import { defineTexts } from '../../common/i18n';

export const helpTexts = defineTexts('help', {
  en: async () => (await import('../../i18n/en/help')).helpTexts,
  hi: async () => (await import('../../i18n/hi/help')).helpTexts,
});
