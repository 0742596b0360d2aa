import { defineTexts } from '../../../i18n';
import { calculatorTexts as english } from '../../../i18n/en/calculators';

export const calculatorTexts = defineTexts('calculators', {
  en: english,
  hi: async () => (await import('../../../i18n/hi/calculators')).calculatorTexts,
});
