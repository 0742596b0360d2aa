import { defineTexts } from '../../common/i18n';

export const applicationsTexts = defineTexts('applications', {
  en: async () => (await import('../../i18n/en/applications')).applicationsTexts,
  hi: async () => (await import('../../i18n/hi/applications')).applicationsTexts,
});
