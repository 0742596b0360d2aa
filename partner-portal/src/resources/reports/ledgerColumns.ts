import type { CsvColumn } from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import {
  getLedgerReason,
  getLedgerSubject,
  getOptionLabel,
  type LedgerLine,
} from '@marketplace/shared/schema';

/** Builds the columns of the ledger as a file, from the day on which a line counts to the bank's reference. */
export function buildLedgerColumns(
  translate: Translate,
  language: Language,
): CsvColumn<LedgerLine>[] {
  const buildColumn = (name: keyof LedgerLine, label: string): CsvColumn<LedgerLine> => ({
    label: translate(`reports.${label}`),
    value: (line) => line[name],
  });
  return [
    buildColumn('day', 'counts_on'),
    buildColumn('application_reference', 'application'),
    {
      label: translate('reports.kind'),
      value: ({ kind }) => getOptionLabel('ledgerKind', kind, language),
    },
    { label: translate('reports.subject'), value: (line) => getLedgerSubject(line, language) },
    buildColumn('lender_name', 'lender'),
    {
      label: translate('fields.product'),
      value: ({ product }) => product && getOptionLabel('product', product, language),
    },
    buildColumn('disbursed_amount', 'disbursed'),
    {
      label: translate('reports.state'),
      value: ({ state }) => getOptionLabel('ledgerState', state, language),
    },
    buildColumn('commission', 'commission'),
    buildColumn('gst', 'gst'),
    buildColumn('tds', 'tds'),
    buildColumn('net', 'net'),
    buildColumn('booked_on', 'booked'),
    buildColumn('payout_reference', 'payout'),
    {
      label: translate('reports.paid_by'),
      value: ({ state, paid_on }) => (state === 'paid' ? null : paid_on),
    },
    {
      label: translate('reports.paid_on'),
      value: ({ state, paid_on }) => (state === 'paid' ? paid_on : null),
    },
    buildColumn('utr', 'utr'),
    { label: translate('reports.reason'), value: (line) => getLedgerReason(line, language) },
  ];
}
