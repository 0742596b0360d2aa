import { defineTexts } from '../../common/i18n';

export const offersTexts = defineTexts('offers', {
  en: async () => (await import('../../i18n/en/offers')).offersTexts,
  hi: async () => (await import('../../i18n/hi/offers')).offersTexts,
});
