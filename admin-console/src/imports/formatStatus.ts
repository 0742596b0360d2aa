import { formatRupees, wireToDisplay } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import { optionLabel } from '@marketplace/shared/schema';

export interface StatusAt {
  status: string;
  /** YYYY-MM-DD. */
  date: string;
  /** What was disbursed, ₹; null where nothing is. */
  amount: number | null;
}

/** An application's status in a line: 'Disbursed, 13/09/2026, ₹1,50,000'. */
export function formatStatus({ status, date, amount }: StatusAt, language: Language): string {
  return [
    optionLabel('applicationStatus', status, language),
    wireToDisplay(date) ?? date,
    amount === null ? '' : formatRupees(amount, language),
  ]
    .filter(Boolean)
    .join(', ');
}
