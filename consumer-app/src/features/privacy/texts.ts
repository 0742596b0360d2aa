import { defineTexts } from '../../i18n';
import { privacyTexts as english } from '../../i18n/en/privacy';

export const privacyTexts = defineTexts('privacy', {
  en: english,
  hi: async () => (await import('../../i18n/hi/privacy')).privacyTexts,
});
