import { defineTexts } from '../../i18n';
import { redirectTexts as english } from '../../i18n/en/redirect';

export const redirectTexts = defineTexts('redirect', {
  en: english,
  hi: async () => (await import('../../i18n/hi/redirect')).redirectTexts,
});
