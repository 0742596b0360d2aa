import { defineTexts } from '../../i18n';
import { leadConsentTexts as english } from '../../i18n/en/leadConsent';

export const leadConsentTexts = defineTexts('leadConsent', {
  en: english,
  hi: async () => (await import('../../i18n/hi/leadConsent')).leadConsentTexts,
});
