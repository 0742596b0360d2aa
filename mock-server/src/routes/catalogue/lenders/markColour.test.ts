import { beforeAll, expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { borrower, of } = createBorrowerActions(server);

/** A personal loan lender, a gold lender and one that refuses the borrower of the test. */
const LENDERS = {
  'Dhruvtara-Capital': '#123456',
  'Chandrika-Gold': '#ABCDEF',
  'Girivar-Bank': '#FEDCBA',
};

const setColour = async (lender_id: unknown, value: string) => {
  const token = await adminToken(server);
  const body = { lender_id, property: 'mark_colour', value };
  return ask('POST', '/api/update-lender-data', { token, body });
};

let who: Person;

beforeAll(async () => {
  const { body } = await ask('GET', '/api/get-lenders-data', { token: await adminToken(server) });
  const rows = Array.from<{ lender_id: number; name: string }>(Object(body).lenders);
  for (const [name, colour] of Object.entries(LENDERS))
    await setColour(rows.find((row) => row.name === name)?.lender_id, colour);
  who = await borrower('9137261001');
});

const QUICK = {
  amount: 200_000,
  tenure_months: 24,
  employment_status_code: 'salaried',
  monthly_income: 80_000,
  emi: 0,
  birth_year: 1990,
  score_band: '750_plus',
};

/** Each answer that pages draw marks from. */
const ANSWERS = {
  estimate: () => ask('GET', '/api/loan-estimate?all=1'),
  'quick check': () => ask('POST', '/api/quick-check', { body: QUICK }),
  'shared examples': () =>
    ask('GET', '/api/example-offers?lenders=4,16&amount=200000&tenure_months=24'),
  offers: () => of('GET', 'offers?amount=200000&tenure_months=24', who),
  'a lender’s page': () => of('GET', 'lenders/dhruvtara-capital', who),
  'gold offers': () => of('GET', 'gold-offers?amount=50000&tenure_months=12', who),
  'a product’s lenders': () => ask('GET', '/api/product-lenders/gold_loan', { token: who.token }),
} as const;

const listObjects = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(listObjects)]
    : [];

test.each(Object.entries(ANSWERS))('%s has the colour of each lender’s mark', async (_, load) => {
  const answer = await load();
  expect(answer.status).toBe(200);
  const marked = listObjects(answer.body).filter(
    (one): one is { name: string; mark_colour?: string } => 'name' in one && !('value' in one),
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const lender of marked) expect(lender).toHaveProperty('mark_colour');
  const colours = new Map<string, string>(Object.entries(LENDERS));
  for (const { name, mark_colour } of marked.filter((lender) => colours.has(lender.name)))
    expect(mark_colour).toBe(colours.get(name));
});

test.each(['red', '#12345', '#GGGGGG', 'rgb(0,0,0)'])('the colour %s is refused', async (value) => {
  expect((await setColour(4, value)).status).toBe(422);
});
