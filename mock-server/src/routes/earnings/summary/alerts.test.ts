import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import type { ApplicationRecord } from '../../../data/records';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { findFallenApprovals, getComparedDays } from './fallenApprovals';

const server = testServer({ SEED_USERS: '60' });
const { ask } = server;

/** Returns the alerts that a role receives, for use with matchers. */
async function alerts(role: 1 | 2 = 1) {
  const { status, body } = await ask('GET', '/api/admin/alerts', {
    token: await adminToken(server, role),
  });
  expect(status).toBe(200);
  return Array.from<{ kind: string; count: number; path: string }>(Object(body).data);
}

const find = async (kind: string) => (await alerts()).find((alert) => alert.kind === kind);

/** Counts the records of the list that an address of the console shows. */
async function countList(resource: string, path: string): Promise<number> {
  const { filter } = Object.fromEntries(new URL(path, server.url()).searchParams);
  const flat = Object.entries<unknown>(JSON.parse(filter ?? '{}')).flatMap(([name, value]) => {
    const { lte } = Object(value);
    return [lte === undefined ? [name, value] : [`${name}_lte`, lte]];
  });
  const search = new URLSearchParams({ filter: JSON.stringify(Object.fromEntries(flat)) });
  const { headers, status } = await ask('GET', `/api/rest/${resource}?${search}`, {
    token: await adminToken(server),
  });
  expect(status).toBe(200);
  return Number(headers.get('content-range')?.split('/')[1]);
}

const goTo = (days: number): void => setClockOffset(days * DAY_MS);

beforeEach(() => goTo(0));
afterEach(() => setClockOffset(0));

describe('overdue requests', () => {
  test.each([
    ['help_overdue', 'help-requests'],
    ['merchants_waiting', 'merchants'],
  ])('%s counts the list that it opens', async (kind, resource) => {
    const alert = await find(kind);
    expect(alert?.count).toBeGreaterThan(0);
    expect(await countList(resource, String(alert?.path))).toBe(alert?.count);
  });

  test('a help request is late once two whole days have followed it', async () => {
    const before = (await find('help_overdue'))?.count ?? 0;
    const body = {
      contactName: 'Asha Rao',
      email: 'asha@mail.example.in',
      phoneNumber: '9811003300',
      description: 'Where is my loan?',
    };
    expect((await ask('POST', '/api/help-requests', { body })).status).toBe(200);
    goTo(2);
    expect((await find('help_overdue'))?.count).toBe(before);
    goTo(3);
    expect((await find('help_overdue'))?.count).toBe(before + 1);
  });
});

test('a running outage is reported with the lender’s name until it ends', async () => {
  const token = await adminToken(server);
  const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  const outage = { lender_id: 1, starts_at: at(10), ends_at: at(120), reason: 'Maintenance' };
  const { status, body } = await ask('POST', '/api/lender-outages', { token, body: outage });
  expect([status, body]).toEqual([200, expect.anything()]);
  expect(await find('outage')).toBeUndefined();
  setClockOffset(20 * 60_000);
  const alert = await find('outage');
  expect(alert).toMatchObject({ count: 1, name: expect.stringMatching(/\w/u) });
  goTo(1);
  expect(await find('outage')).toBeUndefined();
});

test('a file that loaded no row is reported to both roles until a later one is loaded', async () => {
  const upload = async (rows: string): Promise<void> => {
    const body = new FormData();
    const text = `application_id,status,status_date,remarks\r\n${rows}`;
    body.set('image_name', new File([text], 'bad.csv'));
    await ask('POST', '/api/upload-application-status-file', {
      token: await adminToken(server),
      body,
    });
  };
  await upload('nobody,approved,2026-01-01,');
  for (const role of [1, 2] as const)
    expect(await alerts(role)).toContainEqual(
      expect.objectContaining({
        kind: 'import_failed',
        name: 'bad.csv',
        path: expect.stringMatching(/^\/application-status-file\?import=[\w-]{36}$/u),
      }),
    );
  await upload('nobody,approved,2026-01-02,');
  const several = await find('import_failed');
  const [page, search] = several?.path.split('?') ?? [];
  expect([several?.count, page]).toEqual([2, '/application-status-file']);
  const list = JSON.parse(new URLSearchParams(search).get('files.filter') ?? '');
  expect(list).toEqual({ status: ['failed'], created_at: { gte: expect.any(String), lte: '' } });
  const { body } = await ask(
    'GET',
    '/api/rest/applications?filter={"status":["applied","in_review"]}',
    {
      token: await adminToken(server),
    },
  );
  const [application] = Array.isArray(body) ? Array.from<{ id: string }>(body) : [];
  await upload(`${application?.id},approved,${getIndianToday()},`);
  expect(await find('import_failed')).toBeUndefined();
});

test('role 2 receives no alert whose page it may not open; others receive none', async () => {
  const own = (await alerts(2)).map(({ kind }) => kind);
  expect(own).not.toContain('help_overdue');
  expect(own).not.toContain('merchants_waiting');
  for (const [token, status] of [
    [await adminToken(server, 3), 403],
    [await partnerToken(server), 403],
    ['', 401],
  ] as const)
    expect((await ask('GET', '/api/admin/alerts', { token })).status).toBe(status);
});

describe('a falling share of approvals', () => {
  const of = (status: ApplicationRecord['status'], count: number) => ({
    lender_id: 7,
    status,
    count,
  });

  test('compares the last 30 days with the 30 before them', () => {
    expect(getComparedDays('2026-06-30')).toEqual({
      days: { from: '2026-06-01', to: '2026-06-30' },
      earlier: { from: '2026-05-02', to: '2026-05-31' },
    });
  });

  test('is that of the decided applications', () => {
    const earlier = [of('disbursed', 6), of('rejected', 2)];
    const fallen = [of('approved', 2), of('rejected', 4), of('applied', 3)];
    expect(findFallenApprovals(fallen, earlier)).toEqual([
      { lender_id: 7, before: 75, now: 33.3, count: 9 },
    ]);
    expect(findFallenApprovals([of('approved', 3), of('rejected', 2)], earlier)).toEqual([]);
  });

  test('is not reported for four decisions, nor without earlier ones', () => {
    expect(findFallenApprovals([of('rejected', 9)], [])).toEqual([]);
    expect(findFallenApprovals([of('rejected', 4)], [of('approved', 9)])).toEqual([]);
  });
});
