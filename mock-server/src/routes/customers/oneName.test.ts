import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../data/indianDay';
import { createBorrowerActions, type Person } from '../../testing/borrowers';
import { adminToken, partnerToken } from '../../testing/signIn';
import { getData, testServer } from '../../testing/startTestServer';
import { servedResources } from '../rest/table';

const server = testServer();
const { ask } = server;
const { borrower, save, applyTo, setStatus, of } = createBorrowerActions(server);

const CONTACT = '9137262001';
let who: Person;

beforeAll(async () => {
  who = await borrower(CONTACT);
  await save(who, { first_name: 'Anita', last_name: '', one_name: 1 });
  const { id } = await applyTo(who, 'dhruvtara-capital');
  await setStatus(id, 'in_review', getIndianToday());
  await of('POST', 'erasure', who, {});
});

/** A name with a second part that is none, or with blanks for one. */
const BROKEN = /Anita(?: +(?:undefined|null|\.|"|,)| {2})|Anita\s*undefined/u;

async function readAll(path: string, token: string): Promise<unknown[]> {
  const { body } = await ask('GET', path, { token });
  return Array.isArray(body) ? body : [];
}

const READ_BY_ADMIN = servedResources.filter(({ read }) => read.some((role) => role === 1));
const READ_BY_PARTNER = servedResources.filter(({ partners }) => partners !== undefined);

test.each([
  ...READ_BY_ADMIN.map(({ name }) => [name, 'an admin', adminToken] as const),
  ...READ_BY_PARTNER.map(({ name }) => [name, 'a partner', partnerToken] as const),
])('the list of %s shows %s one name as one', async (name, _, getToken) => {
  const rows = await readAll(`/api/rest/${name}?range=[0,999]`, await getToken(server));
  expect(JSON.stringify(rows)).not.toMatch(BROKEN);
});

test.each(['customers', 'leads', 'applications'])('%s has the name alone', async (name) => {
  const rows = await readAll(`/api/rest/${name}?range=[0,999]`, await adminToken(server));
  const own = rows.filter((row) => [Object(row).id, Object(row).user_id].includes(who.userId));
  expect(own.map((row) => Object(row).customer_name)).toEqual(['Anita']);
  const query = `filter=${encodeURIComponent(JSON.stringify({ q: 'anita' }))}&range=[0,999]`;
  const found = await readAll(`/api/rest/${name}?${query}`, await adminToken(server));
  expect(found).toEqual(expect.arrayContaining(own));
});

test('customers sort by the one name as by any other', async () => {
  const query = 'sort=["customer_name","ASC"]&range=[0,999]';
  const rows = await readAll(`/api/rest/customers?${query}`, await adminToken(server));
  const names = rows.map((row): string => Object(row).customer_name).filter(Boolean);
  expect(names).toContain('Anita');
  const folded = names.map((name) => name.toLocaleLowerCase('en'));
  expect(folded).toEqual(folded.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
});

test('the customer’s page, timeline and messages have no second name', async () => {
  const token = await adminToken(server);
  const file = getData(await ask('GET', `/api/admin/customers/${who.userId}`, { token }));
  expect(file.customer.customer_name).toBe('Anita');
  for (const path of ['', '/timeline']) {
    const answer = await ask('GET', `/api/admin/customers/${who.userId}${path}`, { token });
    expect([path, answer.status]).toEqual([path, 200]);
    expect(JSON.stringify(answer.body)).not.toMatch(BROKEN);
  }
  const sent = Array.from<{ to: string; text: string }>(
    Object((await ask('GET', '/dev/outbox')).body),
  ).filter(({ to }) => to === CONTACT);
  expect(sent.length).toBeGreaterThan(1);
  for (const { text } of sent) {
    expect(text).not.toMatch(BROKEN);
    expect(text).not.toMatch(/undefined|null| {2}| ,/u);
  }
});

test('what the customer may take along has the one name', async () => {
  const { profile } = getData(await of('GET', 'data', who));
  expect(profile).toMatchObject({ first_name: 'Anita', last_name: '', one_name: 1 });
});
