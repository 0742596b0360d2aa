import { defineTexts } from '../../common/i18n';

export const privacyTexts = defineTexts('privacy', {
  en: async () => (await import('../../i18n/en/privacy')).privacyTexts,
  hi: async () => (await import('../../i18n/hi/privacy')).privacyTexts,
});
