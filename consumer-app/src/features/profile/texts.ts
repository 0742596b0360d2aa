import { defineTexts } from '../../common/i18n';

export const profileTexts = defineTexts('profile', {
  en: async () => (await import('../../i18n/en/profile')).profileTexts,
  hi: async () => (await import('../../i18n/hi/profile')).profileTexts,
});
