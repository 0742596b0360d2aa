import { defineTexts } from '../../i18n';
import { welcomeBackTexts as english } from '../../i18n/en/welcomeBack';

export const welcomeBackTexts = defineTexts('welcomeBack', {
  en: english,
  hi: async () => (await import('../../i18n/hi/welcomeBack')).welcomeBackTexts,
});
