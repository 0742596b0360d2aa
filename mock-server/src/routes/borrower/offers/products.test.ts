import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ TEST_TOOLS: 'on' });
const { ask } = server;
const { of, borrower } = createBorrowerActions(server);

const namesFor = async (product: string, contact: string) => {
  const who = await borrower(contact);
  const query = `?amount=100000&tenure_months=24&product=${product}`;
  const { offers, unmatched } = Object((await of('GET', `offers${query}`, who)).body).data;
  return Array.from([...offers, ...unmatched], (one) => String(Object(one).name)).toSorted();
};

test.each([
  ['student_loan', ['Gyanpath-Finance', 'Vidyadhan-Loans'], '9250000001'],
  ['two_wheeler_loan', ['Chakra-Wheels', 'Pahiya-Finance'], '9250000002'],
  ['car_loan', ['Gatiman-Auto', 'Rathi-Motorfin'], '9250000003'],
])('%s: the lenders of that product, and no others', async (product, lenders, contact) => {
  expect(await namesFor(product, contact)).toEqual(lenders);
});

test('no gold lender offers a personal loan', async () => {
  const names = await namesFor('personal_loan', '9250000004');
  expect(names).toContain('Prithvi-Bank');
  expect(names).not.toContain('Gatiman-Auto');
});

test('two lenders lend against gold', async () => {
  const { token } = await borrower('9250000005');
  const { body } = await ask('GET', '/api/product-lenders/gold_loan', { token });
  expect(Object(body).data).toMatchObject([
    { slug: 'chandrika-gold', lender_description: expect.stringMatching(/gold/) },
    { slug: 'suvarna-goldhouse', lender_description: expect.stringMatching(/gold/) },
  ]);
});

test('vouchers are for borrowers; those that are over or switched off are not shown', async () => {
  expect((await ask('GET', '/api/vouchers')).status).toBe(401);
  const { token } = await borrower('9250000006');
  const { body } = await ask('GET', '/api/vouchers', { token });
  const days = Array.from(Object(body).data, (voucher) => String(Object(voucher).valid_until));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());
  await ask('POST', '/dev/clock', { body: { advance: '40d' } });
  const { token: later } = await borrower('9250000007');
  const left = Object((await ask('GET', '/api/vouchers', { token: later })).body).data;
  expect(left).toHaveLength(days.length - 1);
});
