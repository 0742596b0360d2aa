import { formatRupees, toDisplayDate } from '../../../format';
import type { Language } from '../../../i18n';
import { getOptionLabel } from '../../../schema';

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
    getOptionLabel('applicationStatus', status, language),
    toDisplayDate(date) ?? date,
    amount === null ? '' : formatRupees(amount, language),
  ]
    .filter(Boolean)
    .join(', ');
}
