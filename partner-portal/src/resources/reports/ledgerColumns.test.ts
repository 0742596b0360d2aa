import { toFileColumns } from '@marketplace/shared/admin';
import type { LedgerLine } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { buildLedgerColumns } from './ledgerColumns';

const line: LedgerLine = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'commission',
  state: 'paid',
  day: '2026-11-17',
  partner_id: 1,
  application_id: null,
  application_reference: 'A-AAAA-BBBB',
  customer_name: 'Ritu S.',
  referred_name: '',
  lender_name: 'Omkar',
  product: 'personal_loan',
  disbursed_amount: 100_000,
  disbursed_on: '2026-11-17',
  commission: 1000,
  gst: 180,
  tds: 20,
  net: 1160,
  booked_on: '2026-11-25',
  paid_on: '2026-12-10',
  payout_id: '00000000-0000-4000-8000-000000000002',
  payout_reference: 'P-CCCC-DDDD',
  utr: 'HDFCN52026121012345678',
  reason: '',
  dispute_id: null,
  dispute_status: '',
  unread: 0,
};

const write = (one: LedgerLine) =>
  Object.fromEntries(
    toFileColumns(
      buildLedgerColumns((key) => key, 'en'),
      'en',
    ).map(({ label, value }) => [label, value(one)]),
  );

test('the file has the day that a line counts on, its product, payout and UTR', () => {
  expect(write(line)).toMatchObject({
    'reports.counts_on': '2026-11-17',
    'reports.subject': 'Ritu S.',
    'reports.kind': 'Commission',
    'reports.state': 'Paid',
    'fields.product': 'Personal Loans',
    'reports.booked': '2026-11-25',
    'reports.payout': 'P-CCCC-DDDD',
    'reports.paid_on': '2026-12-10',
    'reports.paid_by': '',
    'reports.utr': 'HDFCN52026121012345678',
  });
});

test('a line that waits has the day by which it is paid', () => {
  expect(write({ ...line, state: 'due', utr: '' })).toMatchObject({
    'reports.paid_on': '',
    'reports.paid_by': '2026-12-10',
    'reports.utr': '',
  });
});
