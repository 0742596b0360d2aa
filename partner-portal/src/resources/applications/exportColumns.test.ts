import { expect, test } from 'vitest';
import { buildExportColumns } from './exportColumns';

const created_at = '2026-11-22T10:30:00.000Z';
const application = {
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'A-AAAA-BBBB',
  user_id: '11111111-1111-4111-8111-111111111111',
  partner_id: 1,
  product: 'personal_loan',
  customer_name: 'Ritu S.',
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
  created_at,
  updated_at: created_at,
};

test.each(['en', 'hi'] as const)('dates are ISO in an export of applications in %s', (language) => {
  const columns = buildExportColumns((key) => key, language);
  const values = columns.map(({ value }) => value(application));
  expect(values).toContain(created_at);
  expect(values).toContain('2026-11-21');
});

test.each(['en', 'hi'] as const)(
  'a person of one name has it alone in the file in %s',
  (language) => {
    const columns = buildExportColumns((key) => key, language);
    const cells = columns.map(({ value }) => value({ ...application, customer_name: 'Anita' }));
    expect(cells.filter((cell) => String(cell).includes('Anita'))).toEqual(['Anita']);
  },
);
