import { defineTexts } from '../../i18n';
import { goldTexts as goldEnglish } from '../../i18n/en/gold';
import { housingTexts as housingEnglish } from '../../i18n/en/housing';

export const goldTexts = defineTexts('gold', {
  en: goldEnglish,
  hi: async () => (await import('../../i18n/hi/gold')).goldTexts,
});

export const housingTexts = defineTexts('housing', {
  en: housingEnglish,
  hi: async () => (await import('../../i18n/hi/housing')).housingTexts,
});
