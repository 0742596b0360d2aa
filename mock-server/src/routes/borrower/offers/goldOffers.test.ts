import { computeGoldNeeded, NO_FACTS, quoteOffer } from '@marketplace/shared/lending';
import { expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, borrower, save } = createBorrowerActions(server);

const compare = async (who: Person, query: string) =>
  Object((await of('GET', `gold-offers?${query}`, who)).body).data;

test('the gold lenders are compared before a number is asked, by the engine’s arithmetic', async () => {
  const who = await signInConsumer(server, '9100009401');
  const { offers, unmatched } = await compare(who, 'amount=300000&tenure_months=12');
  expect(offers).toHaveLength(2);
  expect(unmatched).toEqual([]);
  const token = await adminToken(server);
  for (const offer of offers) {
    const { body } = await ask('GET', `/api/get-lender-data/${offer.lender_id}`, { token });
    const { lender } = Object(body);
    const quote = quoteOffer(lender, NO_FACTS, { amount: 300_000, tenure_months: 12 });
    expect(offer).toMatchObject({ ...quote, ...computeGoldNeeded(lender, 300_000) });
  }
  expect(offers[0].apr).toBeLessThan(offers[1].apr);
});

test('a lender whose ages or amounts do not fit says why, and one that is off is not there', async () => {
  const who = await borrower('9100009402');
  expect((await save(who, { birth_date: '1955-01-01' })).status).toBe(200);
  const { offers, unmatched } = await compare(who, 'amount=300000&tenure_months=12');
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  expect(names(offers)).toEqual(['Chandrika-Gold']);
  expect(names(unmatched)).toEqual(['Suvarna-Goldhouse']);
  const token = await adminToken(server);
  const body = { lender_id: 3, property: 'lender_status', value: 0 };
  await ask('POST', '/api/update-lender-data', { token, body });
  const later = await compare(who, 'amount=300000&tenure_months=12');
  expect(names(later.offers)).toEqual([]);
  expect(names(later.unmatched)).toEqual(['Suvarna-Goldhouse']);
});

test('nobody reads another person’s comparison', async () => {
  const who = await borrower('9100009403');
  const other = await borrower('9100009404');
  const path = `/api/user/${who.userId}/gold-offers`;
  expect([403, 404]).toContain((await ask('GET', path, { token: other.token })).status);
});
