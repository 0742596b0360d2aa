import { expect, test } from 'vitest';
import { getIndianToday } from '../../data/indianDay';
import { createBorrowerActions, type Person } from '../../testing/borrowers';
import { adminToken, signInConsumer } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { borrower, applyTo, setStatus } = createBorrowerActions(server);

const DHRUVTARA = 4;
const hindi = { 'accept-language': 'hi' };
const QUICK = {
  amount: 2_00_000,
  tenure_months: 24,
  employment_status_code: 'salaried',
  monthly_income: 60_000,
  emi: 0,
  birth_year: 1990,
  score_band: '750_plus',
};

/** Every name of a lender in an answer: of records that have a lender's number, and of what it says about itself. */
function findNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findNames);
  if (typeof value !== 'object' || value === null) return [];
  const { lender_id, name, lender_name, ...rest } = Object(value);
  const own = typeof lender_id === 'number' ? [name, lender_name] : [];
  return [
    ...own.filter((one) => typeof one === 'string'),
    ...Object.values(rest).flatMap(findNames),
  ];
}

async function readNames(method: string, path: string, who?: Person, body?: object) {
  const answer = await ask(method, path, {
    headers: hindi,
    ...(who && { token: who.token }),
    ...(body && { body }),
  });
  expect(answer.status).toBe(200);
  return findNames(answer.body);
}

/** The names that an answer has, sorted by their script. */
const sortByScript = (names: readonly string[]) => ({
  isNamed: names.length > 0,
  latin: names.filter((name) => /[A-Za-z]/u.test(name)),
});
const HINDI_ONLY = { isNamed: true, latin: [] };

test('who is not signed in reads Hindi names', async () => {
  const example = 'lenders=4,10&amount=200000&tenure_months=24';
  for (const path of ['public-lenders', 'loan-estimate?all=1', `example-offers?${example}`])
    expect(sortByScript(await readNames('GET', `/api/${path}`))).toEqual(HINDI_ONLY);
  expect(sortByScript(await readNames('POST', '/api/quick-check', undefined, QUICK))).toEqual(
    HINDI_ONLY,
  );
});

test('a borrower reads Hindi names from the offers to the privacy page', async () => {
  const who = await borrower('9100017001');
  const own = (path: string) => `/api/user/${who.userId}/${path}`;
  const { id } = await applyTo(who, 'dhruvtara-capital');
  for (const path of [
    '/api/product-lenders/gold_loan',
    own('offers'),
    own('gold-offers'),
    own('score'),
    own('lenders/dhruvtara-capital'),
    own('applications'),
    own('data'),
  ])
    expect(sortByScript(await readNames('GET', path, who))).toEqual(HINDI_ONLY);
  expect(
    sortByScript(await readNames('POST', own(`applications/${id}/withdraw`), who, {})),
  ).toEqual(HINDI_ONLY);
});

test('terms give the registered name beside the Hindi one, before and after the application', async () => {
  const who = await borrower('9100017004');
  const both = { name: 'ध्रुवतारा कैपिटल', registered_name: 'Dhruvtara-Capital' };
  const read = async () => {
    const path = `/api/user/${who.userId}/lenders/dhruvtara-capital`;
    const answer = await ask('GET', path, { token: who.token, headers: hindi });
    return Object(answer.body).data;
  };
  expect((await read()).offer).toMatchObject(both);
  await applyTo(who, 'dhruvtara-capital');
  expect((await read()).key_facts).toMatchObject(both);
});

test('messages to who reads Hindi name lenders in Hindi', async () => {
  const who = await borrower('9100017002');
  const uid = who.userId;
  await ask('POST', '/api/set-language', { token: who.token, body: { uid, language: 2 } });
  const { id } = await applyTo(who, 'dhruvtara-capital');
  await setStatus(id, 'in_review', getIndianToday());
  const outbox = await ask('GET', '/dev/outbox');
  const sent = Array.from<{ to: string; text: string }>(Object(outbox.body)).filter(
    ({ to, text }) => to === '9100017002' && !/\d{6}/u.test(text),
  );
  expect(sent.length).toBeGreaterThan(0);
  for (const { text } of sent) expect(text).not.toContain('Dhruvtara');
  expect(sent.some(({ text }) => text.includes('ध्रुवतारा कैपिटल'))).toBe(true);
});

test('a lender without a Hindi name keeps its registered one, and English readers read that', async () => {
  const token = await adminToken(server);
  const change = { lender_id: DHRUVTARA, property: 'name_hi', value: '' };
  const who = await signInConsumer(server, '9100017003');
  const read = async (headers: Record<string, string>) =>
    findNames((await ask('GET', '/api/public-lenders', { token: who.token, headers })).body);
  expect(await read({})).toContain('Dhruvtara-Capital');
  expect(await read(hindi)).toContain('ध्रुवतारा कैपिटल');
  expect((await ask('POST', '/api/update-lender-data', { token, body: change })).status).toBe(200);
  expect(await read(hindi)).toContain('Dhruvtara-Capital');
});
