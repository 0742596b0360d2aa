import { defineTexts } from '../../i18n';
import { solarTexts as english } from '../../i18n/en/solar';

export const solarTexts = defineTexts('solar', {
  en: english,
  hi: async () => (await import('../../i18n/hi/solar')).solarTexts,
});
