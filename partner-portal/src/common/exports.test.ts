import type { CsvColumn } from '@marketplace/shared/admin';
import { expect, test } from 'vitest';
import { exportColumns as applicationColumns } from '../resources/applications/exportColumns';
import { exportColumns as leadColumns } from '../resources/leads/exportColumns';

const created_at = '2026-11-22T10:30:00.000Z';
const lead = {
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'L-AAAA-BBBB',
  user_id: '11111111-1111-4111-8111-111111111111',
  partner_id: 1,
  product: 'personal_loan',
  customer_name: 'Ritu S.',
  contact: '98******10',
  stage: 'applied',
  created_at,
  updated_at: created_at,
};
const application = {
  ...lead,
  lender_id: 1,
  lender_name: 'Omkar',
  amount: 1,
  tenure_months: 1,
  annual_rate: 1,
  apr: 1,
  emi: 1,
  status: 'approved',
  status_date: '2026-11-21',
  remarks: '',
  disbursed_amount: null,
};

const exported = <R>(columns: readonly CsvColumn<R>[], record: R): Record<string, unknown> =>
  Object.fromEntries(columns.map(({ label, value }) => [label, value(record)]));

test.each(['en', 'hi'] as const)('dates are ISO in an export in %s', (language) => {
  const translate = (key: string): string => key;
  expect(exported(leadColumns(translate, language), lead)).toMatchObject({
    'fields.created_at': created_at,
  });
  expect(exported(applicationColumns(translate, language), application)).toMatchObject({
    'fields.created_at': created_at,
    'fields.status_date': '2026-11-21',
  });
});
