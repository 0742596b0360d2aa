import { defineTexts } from '../../common/i18n';

export const welcomeBackTexts = defineTexts('welcomeBack', {
  en: async () => (await import('../../i18n/en/welcomeBack')).welcomeBackTexts,
  hi: async () => (await import('../../i18n/hi/welcomeBack')).welcomeBackTexts,
});
