import { defineTexts } from '../../i18n';
import { quickCheckTexts as english } from '../../i18n/en/quickCheck';

export const quickCheckTexts = defineTexts('quickCheck', {
  en: english,
  hi: async () => (await import('../../i18n/hi/quickCheck')).quickCheckTexts,
});
