import {
  formatMonths,
  formatPercent,
  formatRupees,
  formatTenure,
} from '@marketplace/shared/format';
import { useMemo } from 'react';
import { useTexts, defineTexts } from '../i18n';
import { useLanguage } from '../language';
import { offersTexts as english } from '../i18n/en/offers';

const offersTexts = defineTexts('offers', {
  en: english,
  hi: async () => (await import('../i18n/hi/offers')).offersTexts,
});

/** Texts of the offers, and formatters for the current language. */
export function useOffersTexts() {
  const text = useTexts(offersTexts);
  const language = useLanguage();
  return useMemo(
    () => ({
      text,
      language,
      rupees: (amount: number) => formatRupees(amount, language),
      percent: (value: number) => formatPercent(value, language, { max: 2 }),
      /** Formats an APR with two decimals, so that a column of them lines up. */
      apr: (value: number) => formatPercent(value, language, { min: 2, max: 2 }),
      months: (count: number) => formatMonths(count, language),
      tenure: (count: number) => formatTenure(count, language),
    }),
    [text, language],
  );
}

export type OffersTexts = ReturnType<typeof useOffersTexts>;
