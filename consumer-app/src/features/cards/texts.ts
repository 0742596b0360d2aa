import { defineTexts } from '../../common/i18n';

export const cardsTexts = defineTexts('cards', {
  en: async () => (await import('../../i18n/en/cards')).cardsTexts,
  hi: async () => (await import('../../i18n/hi/cards')).cardsTexts,
});
