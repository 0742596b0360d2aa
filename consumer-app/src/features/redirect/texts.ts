import { defineTexts } from '../../common/i18n';

export const redirectTexts = defineTexts('redirect', {
  en: async () => (await import('../../i18n/en/redirect')).redirectTexts,
  hi: async () => (await import('../../i18n/hi/redirect')).redirectTexts,
});
