import { formatRupees, wireToDisplay } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import { optionLabel } from '@marketplace/shared/schema';

export interface StatusAt {
  status: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The disbursed amount, ₹; null if nothing is disbursed. */
  amount: number | null;
}

/** Formats an application's status as one line: 'Disbursed, 13/09/2026, ₹1,50,000'. */
export function formatStatus({ status, date, amount }: StatusAt, language: Language): string {
  return [
    optionLabel('applicationStatus', status, language),
    wireToDisplay(date) ?? date,
    amount === null ? '' : formatRupees(amount, language),
  ]
    .filter(Boolean)
    .join(', ');
}
