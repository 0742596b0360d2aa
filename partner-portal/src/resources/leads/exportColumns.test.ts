import { expect, test } from 'vitest';
import { buildExportColumns } from './exportColumns';

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
test.each(['en', 'hi'] as const)('dates are ISO in an export of leads in %s', (language) => {
  const columns = buildExportColumns((key) => key, language);
  expect(columns.map(({ value }) => value(lead))).toContain(created_at);
});

test.each(['en', 'hi'] as const)(
  'a person of one name has it alone in the file in %s',
  (language) => {
    const columns = buildExportColumns((key) => key, language);
    const cells = columns.map(({ value }) => value({ ...lead, customer_name: 'Anita' }));
    expect(cells.filter((cell) => String(cell).includes('Anita'))).toEqual(['Anita']);
  },
);
