import { defineTexts } from '../../i18n';
import { remindTexts as english } from '../../i18n/en/remind';

export const remindTexts = defineTexts('remind', {
  en: english,
  hi: async () => (await import('../../i18n/hi/remind')).remindTexts,
});
