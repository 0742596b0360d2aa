import { defineTexts } from '../i18n';
import { productQuestionTexts as english } from '../i18n/en/productQuestions';

export const questionTexts = defineTexts('productQuestions', {
  en: english,
  hi: async () => (await import('../i18n/hi/productQuestions')).productQuestionTexts,
});
