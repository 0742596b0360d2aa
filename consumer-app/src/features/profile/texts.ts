import { defineTexts } from '../../i18n';
import { profileTexts as english } from '../../i18n/en/profile';

export const profileTexts = defineTexts('profile', {
  en: english,
  hi: async () => (await import('../../i18n/hi/profile')).profileTexts,
});
