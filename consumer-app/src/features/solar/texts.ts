import { defineTexts } from '../../common/i18n';

export const solarTexts = defineTexts('solar', {
  en: async () => (await import('../../i18n/en/solar')).solarTexts,
  hi: async () => (await import('../../i18n/hi/solar')).solarTexts,
});
