import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, newAdminToken } from '../../../testing/signIn';
import { type Answer, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { borrower, of, applyTo } = createBorrowerActions(server);
let token = '';
beforeAll(async () => {
  token = await adminToken(server);
});
afterEach(() => setClockOffset(0));

const post = (path: string, body: object = {}): Promise<Answer> =>
  ask('POST', path, { token, body });
const refusedFor = (field: string, text: unknown = expect.any(String)) => ({
  status: 422,
  body: { errors: { [field]: text } },
});

const listed = async () => Object((await ask('GET', '/api/lender-switches', { token })).body).data;
const lenderNamed = async (name: string) =>
  Array.from<{ name: string }>((await listed()).lenders)
    .map((lender) => Object(lender))
    .find((lender) => lender.name === name);
const turn = (lenders: object[], lender_status: number, reason = 'Their API is down') =>
  post('/api/lender-switches', { lenders, lender_status, reason });
const history = async (lender_id: number) => {
  const { body } = await ask('GET', `/api/lender-switches/${lender_id}/history`, { token });
  return Array.from<object>(Object(body).data).toReversed();
};

const getOffers = async (who: Person) =>
  Array.from<{ lender_id: number; slug: string; name: string }>(
    Object((await of('GET', 'offers', who)).body).data.offers,
  );

describe('the switch', () => {
  test('removes and restores the borrower’s offer, and changes the counts', async () => {
    const who = await borrower('9400000001');
    const [offer] = await getOffers(who);
    if (!offer) throw new Error('the borrower has an offer');
    const before = await lenderNamed(offer.name);
    expect(before).toMatchObject({ state: 'on', last_change: null });
    expect(before.offers).toBeGreaterThan(0);
    await applyTo(who, offer.slug);
    expect((await lenderNamed(offer.name)).in_flight).toBe(before.in_flight + 1);

    const seen = [{ lender_id: offer.lender_id, version: before.version }];
    expect(await turn(seen, 0)).toMatchObject({
      status: 200,
      body: { message: `${offer.name} is off`, data: [{ lender_id: offer.lender_id }] },
    });
    const ids = async () => (await getOffers(who)).map(({ lender_id }) => lender_id);
    expect(await ids()).not.toContain(offer.lender_id);
    // The counts are given for a lender that is switched off, too.
    expect(await lenderNamed(offer.name)).toMatchObject({
      state: 'off',
      offers: before.offers,
      last_change: {
        event: 'off',
        reason: 'Their API is down',
        admin_name: 'Asha Menon',
        offers: before.offers,
        in_flight: before.in_flight + 1,
      },
    });
    expect((await turn([{ lender_id: offer.lender_id }], 1, '')).status).toBe(200);
    expect(await ids()).toContain(offer.lender_id);
    expect(await history(offer.lender_id)).toMatchObject([{ event: 'off' }, { event: 'on' }]);
  });

  test('pressed twice writes one entry', async () => {
    const { lender_id, version } = await lenderNamed('Baldeo-Finserv');
    const body = [{ lender_id, version }];
    const [first, second] = await Promise.all([turn(body, 0), turn(body, 0)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await history(lender_id)).toHaveLength(1);
  });

  test('of several lenders is one change; one stale version refuses all', async () => {
    const [a, b] = [await lenderNamed('Chandrika-Gold'), await lenderNamed('Prithvi-Bank')];
    const both = [a, b].map(({ lender_id, version }) => ({ lender_id, version }));
    expect(await turn(both, 0)).toMatchObject({ body: { message: '2 lenders are off' } });
    // The second admin still sees both on, and one of them has been switched back meanwhile.
    await turn([{ lender_id: b.lender_id }], 1, '');
    const late = await turn(both, 0, 'Late');
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('Prithvi-Bank'),
        current: { lender_status: 1, version: expect.any(Number) },
      },
    });
    expect(await history(a.lender_id)).toHaveLength(1);
  });

  test('another field that changed meanwhile is no conflict', async () => {
    const { lender_id, version } = await lenderNamed('Girivar-Bank');
    await post('/api/update-lender-data', { lender_id, property: 'priority', value: 7 });
    expect((await turn([{ lender_id, version }], 0)).status).toBe(200);
  });

  test.each(['', '   ', '\u00a0\u2003'])('needs a reason to switch off, not %j', async (reason) => {
    const { lender_id } = await lenderNamed('Aarohan-Credit');
    expect(await turn([{ lender_id }], 0, reason)).toMatchObject(
      refusedFor('reason', 'Enter a reason'),
    );
    expect((await turn([{ lender_id }], 0, 'x'.repeat(201))).status).toBe(422);
  });

  test('in the list of lenders saves at once; its reason and effect follow in the history', async () => {
    const { lender_id, name, offers, in_flight } = await lenderNamed('Aarohan-Credit');
    const body = { lender_id, property: 'lender_status', value: 0 };
    await post('/api/update-lender-data', body);
    await post('/api/update-lender-data', body);
    expect(await history(lender_id)).toMatchObject([{ event: 'off', reason: '', offers: null }]);
    const explain = (reason: string) =>
      post(`/api/lender-switches/${lender_id}/reason`, { reason });
    expect(await explain(' ')).toMatchObject({ status: 422 });
    expect(await explain('Their API is down')).toMatchObject({
      status: 200,
      body: { message: `${name} is off` },
    });
    expect(await history(lender_id)).toMatchObject([
      { event: 'off', reason: 'Their API is down', offers, in_flight },
    ]);
    expect((await explain('Another')).status).toBe(409);
    await turn([{ lender_id }], 1, '');
    expect((await explain('Too late')).status).toBe(409);
  });
});

interface Seen {
  readonly lender_id: number;
  readonly version: number;
}

const saveOff = async ({ lender_id, version }: Seen) => {
  const change = { lender_id, property: 'lender_status', value: 0, version };
  expect((await post('/api/update-lender-data', change)).status).toBe(200);
};
const giveReason = (lender_id: number) =>
  post(`/api/lender-switches/${lender_id}/reason`, { reason: 'Their API is down' });

describe.each([
  ['the list of lenders', saveOff, giveReason],
  ['the page of a lender', saveOff, giveReason],
  [
    'Lenders On/Off',
    ({ lender_id, version }: Seen) => turn([{ lender_id, version }], 0),
    undefined,
  ],
  ['the menu for many', undefined, undefined],
] as const)('switched off from %s', (_place, off, explain) => {
  test('a lender has the reason and the effect in its history', async () => {
    const on = Array.from<{ lender_id: number; version: number; offers: number }>(
      (await listed()).lenders,
    )
      .map((lender) => Object(lender))
      .filter(({ state, offers }) => state === 'on' && offers > 0)
      .slice(0, off ? 1 : 2);
    expect(on).toHaveLength(off ? 1 : 2);
    if (off) for (const one of on) await off(one);
    else
      await turn(
        on.map(({ lender_id, version }) => ({ lender_id, version })),
        0,
      );
    for (const { lender_id, offers, in_flight } of on) {
      await explain?.(lender_id);
      expect((await history(lender_id)).at(-1)).toMatchObject({
        event: 'off',
        reason: 'Their API is down',
        offers,
        in_flight,
      });
      await turn([{ lender_id }], 1, '');
    }
  });
});

test('only borrowers of the last 90 days count', async () => {
  const { borrowers } = await listed();
  expect(borrowers).toBeGreaterThan(0);
  setClockOffset(400 * DAY_MS);
  token = await newAdminToken(server);
  expect(await listed()).toMatchObject({ borrowers: 0, days: 90 });
});

test.each([2, 3] as const)('role %d may neither see nor switch', async (role) => {
  const other = await adminToken(server, role);
  for (const [method, path] of [
    ['GET', '/api/lender-switches'],
    ['POST', '/api/lender-switches'],
    ['POST', '/api/lender-outages'],
    ['POST', '/api/lender-outages/1'],
    ['POST', '/api/lender-outages/1/cancel'],
    ['GET', '/api/lender-switches/1/history'],
  ] as const) {
    const body = method === 'POST' ? {} : undefined;
    expect((await ask(method, path, { token: other, body })).status).toBe(403);
  }
});
