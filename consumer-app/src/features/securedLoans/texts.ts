import { defineTexts } from '../../common/i18n';

export const goldTexts = defineTexts('gold', {
  en: async () => (await import('../../i18n/en/gold')).goldTexts,
  hi: async () => (await import('../../i18n/hi/gold')).goldTexts,
});

export const housingTexts = defineTexts('housing', {
  en: async () => (await import('../../i18n/en/housing')).housingTexts,
  hi: async () => (await import('../../i18n/hi/housing')).housingTexts,
});
