import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import { useLanguage } from '../../../language';

/** Formats of a calculator's answer: whole rupees in its sentence, paise in its table. */
export function useFigureFormats() {
  const language = useLanguage();
  return {
    whole: (amount: number) => formatRupees(amount, language, 'never'),
    exact: (amount: number) => formatRupees(amount, language),
    count: (value: number) => formatNumber(value, language),
    percent: (value: number) => formatPercent(value, language, { min: 2, max: 2 }),
  };
}

export type FigureFormats = ReturnType<typeof useFigureFormats>;

/** Per cent a month of a rate in per cent a year. */
export const toMonthlyRate = (annualRate: number): number => annualRate / 12;
