import { createColumnHelper, StatusBadge, type TableColumn } from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import {
  getLedgerReason,
  getLedgerSubject,
  getOptionLabel,
  type LedgerLine,
} from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import styles from './reports.module.css';

/**
 * Builds the columns of the ledger, for the screen and for the file. The screen hides those that repeat what a line's
 * own page shows; the file has all of them, from the day on which a line counts to the bank's reference.
 */
export function buildLedgerColumns(
  translate: Translate,
  language: Language,
): TableColumn<LedgerLine>[] {
  const column = createColumnHelper<LedgerLine>(translate, language);
  const apart = { sort: undefined, hidden: true } as const;
  return [
    column.accessor('customer_name', 'reports.subject', {
      phone: 'title',
      csv: (line) => getLedgerSubject(line, language),
      render: (line) => (
        <span className={styles['subject']}>
          <Link to={`/reports/entries/${line.id}`}>{getLedgerSubject(line, language)}</Link>
          {line.kind === 'claw_back' && (
            <small>{getOptionLabel('ledgerKind', line.kind, language)}</small>
          )}
          {line.unread > 0 && <small>{translate('reports.unread', { count: line.unread })}</small>}
        </span>
      ),
    }),
    column.date('day', 'reports.counts_on'),
    column.string('application_reference', 'reports.application', apart),
    column.option('kind', 'reports.kind', 'ledgerKind', apart),
    column.string('lender_name', 'reports.lender'),
    column.option('product', 'fields.product', 'product', { phone: 'hidden' }),
    column.rupees('disbursed_amount', 'reports.disbursed', 'some', { phone: 'hidden' }),
    column.rupees('commission', 'reports.commission', 'always'),
    column.rupees('gst', 'reports.gst', 'always', { phone: 'hidden' }),
    column.rupees('tds', 'reports.tds', 'always', { phone: 'hidden' }),
    column.rupees('net', 'reports.net', 'always'),
    column.accessor('state', 'reports.state', {
      csv: ({ state }) => getOptionLabel('ledgerState', state, language),
      render: ({ state, payout_id, payout_reference }) => (
        <span className={styles['subject']}>
          <StatusBadge list="ledgerState" status={state} />
          {payout_id !== null && (
            <Link to={`/reports/payouts/${payout_id}`}>{payout_reference}</Link>
          )}
        </span>
      ),
    }),
    column.date('booked_on', 'reports.booked', apart),
    column.string('payout_reference', 'reports.payout', apart),
    column.display('paid_by', 'reports.paid_by', {
      ...apart,
      csv: ({ state, paid_on }) => (state === 'paid' ? '' : paid_on),
      render: () => null,
    }),
    column.date('paid_on', 'reports.paid_on', {
      ...apart,
      csv: ({ state, paid_on }) => (state === 'paid' ? paid_on : ''),
    }),
    column.string('utr', 'reports.utr', apart),
    column.string('reason', 'reports.reason', {
      ...apart,
      csv: (line) => getLedgerReason(line, language),
    }),
  ];
}
