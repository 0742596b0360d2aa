import { describe, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '150' });

interface Row {
  readonly id: string;
  readonly stage: string;
  readonly reached: number;
  readonly amount: number;
  readonly disbursed_amount: number;
  readonly applications: number;
}

/** Returns the parsed `data` of a call, for use with matchers. */
async function data(path: string, role: 1 | 2 | 3 = 2) {
  const answer = await server.ask('GET', path, { token: await adminToken(server, role) });
  expect(answer.status).toBe(200);
  return Object(answer.body).data;
}

async function status(path: string, token?: string): Promise<number> {
  const asked = token === undefined ? {} : { token };
  return (await server.ask('GET', path, asked)).status;
}

async function rows(resource: string, filter: object = {}): Promise<Row[]> {
  const search = new URLSearchParams({ range: '[0,999]', filter: JSON.stringify(filter) });
  const token = await adminToken(server);
  const { body } = await server.ask('GET', `/api/rest/${resource}?${search}`, { token });
  return Array.isArray(body) ? body : [];
}

const today = getIndianToday();
const year = `from=${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('02-29', '02-28')}&to=${today}`;
const sum = (list: readonly Row[], field: 'amount' | 'disbursed_amount' | 'applications'): number =>
  list.reduce((total, row) => total + row[field], 0);

test('the funnel counts each lead at every stage it got to', async () => {
  const { stages } = await data(`/api/admin/journey?${year}`);
  const reached = Array.from<Row>(stages).map((stage) => stage.reached);
  const leads = await rows('leads');
  const at = (stage: string): number => leads.filter((lead) => lead.stage === stage).length;
  const unsigned =
    at('wished') +
    at('consent_awaited') +
    at('consent_refused') +
    at('consented') +
    at('cancelled');
  expect(unsigned).toBeGreaterThan(0);
  expect(reached[0]).toBe(leads.length - unsigned);
  expect(reached[3]).toBe(at('disbursed'));
  expect(reached[2]).toBe(at('applied') + at('disbursed'));
  expect(reached).toEqual(reached.toSorted((a, b) => b - a));
  const none = await data(`/api/admin/journey?${year}&product=insurance`);
  expect(none.stages).toContainEqual({ stage: 'signed_in', reached: 0 });
});

test('totals of several values are those of the list with any of them', async () => {
  const filter = { status: ['disbursed', 'approved'], partner_id: [1, 2] };
  const all = await rows('applications', filter);
  const disbursed = await rows('applications', { ...filter, status: 'disbursed' });
  expect(all.length).toBeGreaterThan(disbursed.length);
  const asked = 'status=disbursed,approved&partner_id=1,2';
  const totals = await data(`/api/admin/application-totals?${year}&${asked}`);
  expect(totals).toMatchObject({ count: all.length, amount: sum(all, 'amount') });
  const token = await adminToken(server);
  expect(await status(`/api/admin/application-totals?${year}&status=disbursed,gone`, token)).toBe(
    422,
  );
});

test('totals are those of the list with the same filters', async () => {
  const all = await rows('applications', { status: 'disbursed', partner_id: 1 });
  expect(all.length).toBeGreaterThan(0);
  const totals = await data(`/api/admin/application-totals?${year}&status=disbursed&partner_id=1`);
  expect(totals).toEqual({
    count: all.length,
    amount: sum(all, 'amount'),
    disbursals: all.length,
    disbursed_amount: sum(all, 'disbursed_amount'),
  });
  const [one] = all;
  const found = await data(`/api/admin/application-totals?${year}&q=${one?.id}`);
  expect(found).toMatchObject({ count: 1, amount: one?.amount });
});

test('products and lenders add up to the same applications', async () => {
  const { products, lenders } = await data(`/api/admin/products-report?${year}`);
  const applications = await rows('applications');
  expect(sum(products, 'applications')).toBe(applications.length);
  expect(sum(lenders, 'applications')).toBe(applications.length);
  expect(sum(lenders, 'disbursed_amount')).toBe(sum(products, 'disbursed_amount'));
  for (const row of lenders) {
    expect(row.disbursals).toBeLessThanOrEqual(row.approved);
    expect(row.approved).toBeLessThanOrEqual(row.applications);
  }
});

describe('a customer', () => {
  test('is found by name, city and masked contact, and shown masked to every role', async () => {
    const [found] = await rows('customers', { q: 'priya ******3210 bengaluru' });
    for (const role of [1, 2, 3] as const) {
      const file = await data(`/api/admin/customers/${found?.id}`, role);
      expect(file).toMatchObject({ birth_date: '**/**/1994', missing: [], applications: [] });
      expect(file.customer).toMatchObject({ contact: '******3210', tin: 'ABCP******' });
      expect(JSON.stringify(file)).not.toMatch(/9876543210|1994-07-21|ABCPS1234K/u);
    }
  });

  test('who has only signed in has a profile to fill in', async () => {
    const { userId } = await signInConsumer(server, '9000000001');
    const file = await data(`/api/admin/customers/${userId}`, 3);
    expect(file.missing).toContain('tin');
    expect(file.customer.customer_name).toBe('');
  });

  test('that does not exist is 404', async () => {
    const token = await adminToken(server, 3);
    expect(await status('/api/admin/customers/nobody', token)).toBe(404);
  });
});

describe('rights', () => {
  const reports = ['journey', 'application-totals', 'products-report'];

  test.each(reports)('%s is for roles 1 and 2', async (name) => {
    for (const role of [1, 2] as const)
      expect(await status(`/api/admin/${name}`, await adminToken(server, role))).toBe(200);
    expect(await status(`/api/admin/${name}`, await adminToken(server, 3))).toBe(403);
    expect(await status(`/api/admin/${name}`, await partnerToken(server))).toBe(403);
    expect(await status(`/api/admin/${name}`)).toBe(401);
  });

  test('names are for every admin, and for nobody else', async () => {
    const names = await data('/api/admin/names', 3);
    expect(names.lenders.length).toBeGreaterThanOrEqual(23);
    expect(Object.keys(names.partners[0])).toEqual(['id', 'name']);
    expect(await status('/api/admin/names', await partnerToken(server))).toBe(403);
  });

  test.each(['?from=2026-02-30', '?from=2026-02-01&to=2026-01-01', '?partner_id=x', '?colour=red'])(
    '%s is refused',
    async (query) => {
      const token = await adminToken(server);
      expect(await status(`/api/admin/journey${query}`, token)).toBe(422);
    },
  );
});
