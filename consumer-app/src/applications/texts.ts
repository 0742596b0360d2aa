import { defineTexts } from '../i18n';
import { applicationsTexts as english } from '../i18n/en/applications';

export const applicationsTexts = defineTexts('applications', {
  en: english,
  hi: async () => (await import('../i18n/hi/applications')).applicationsTexts,
});
