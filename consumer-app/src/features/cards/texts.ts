import { defineTexts } from '../../i18n';
import { cardsTexts as english } from '../../i18n/en/cards';

export const cardsTexts = defineTexts('cards', {
  en: english,
  hi: async () => (await import('../../i18n/hi/cards')).cardsTexts,
});
