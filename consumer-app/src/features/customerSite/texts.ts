import { defineTexts } from '../../i18n';
import { customerSiteTexts as english } from '../../i18n/en/customerSite';

export const customerSiteTexts = defineTexts('customerSite', {
  en: english,
  hi: async () => (await import('../../i18n/hi/customerSite')).customerSiteTexts,
});
