import { defineTexts } from '../../../i18n';
import { sharedComparisonTexts as english } from '../../../i18n/en/sharedComparison';

export const sharedComparisonTexts = defineTexts('sharedComparison', {
  en: english,
  hi: async () => (await import('../../../i18n/hi/sharedComparison')).sharedComparisonTexts,
});
