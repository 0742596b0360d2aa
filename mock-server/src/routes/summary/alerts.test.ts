import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@marketplace/shared/format';
import { DAY_MS, setClockOffset } from '../../clock';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord } from '../../data/records';
import { seedCollections } from '../../seed';
import { adminToken, partnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { findFallenApprovals } from './fallenApprovals';

const server = testServer({ SEED_USERS: '20' });
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

describe('requests past their day', () => {
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

test('a running outage is told until it ends, with the lender’s name', async () => {
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

test('a file that loaded no row is told to both roles, until a later one is loaded', async () => {
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
  const { body } = await ask(
    'GET',
    '/api/rest/applications?filter={"status":["applied","in_review"]}',
    {
      token: await adminToken(server),
    },
  );
  const [application] = Array.isArray(body) ? Array.from<{ id: string }>(body) : [];
  await upload(`${application?.id},approved,${indianDay()},`);
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

describe('approvals that fell', () => {
  const [example] = seedCollections({ users: 20 }).applications ?? [];
  const today = '2026-06-30';
  const made = (
    daysAgo: number,
    status: ApplicationRecord['status'],
    count: number,
  ): ApplicationRecord[] =>
    Array.from({ length: count }, () => {
      if (!example) throw new Error('there are fixture applications');
      const created_at = `${addDays(today, -daysAgo)}T06:00:00.000Z`;
      return { ...example, id: '', version: 1, status, created_at, lender_id: 7 };
    });

  test('are found by the share of the decided applications of 30 days', () => {
    const earlier = [...made(59, 'disbursed', 6), ...made(30, 'rejected', 2)];
    const fallen = [
      ...made(29, 'approved', 2),
      ...made(0, 'rejected', 4),
      ...made(1, 'applied', 3),
    ];
    expect(findFallenApprovals([...earlier, ...fallen], today)).toMatchObject([
      { lender_id: 7, before: 75, now: 33.3, count: 9, days: { from: '2026-06-01', to: today } },
    ]);
    const kept = [...made(29, 'approved', 3), ...made(0, 'rejected', 2)];
    expect(findFallenApprovals([...earlier, ...kept], today)).toEqual([]);
  });

  test('are not told of four decisions, nor of days outside the two months', () => {
    const earlier = made(60, 'approved', 9);
    const recent = made(3, 'rejected', 9);
    expect(findFallenApprovals([...earlier, ...recent], today)).toEqual([]);
    const few = [...made(40, 'approved', 9), ...made(3, 'rejected', 4)];
    expect(findFallenApprovals(few, today)).toEqual([]);
  });
});
