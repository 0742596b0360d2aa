import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, now, setClockOffset } from '../clock';
import { newAdminToken } from '../testing/signIn';
import { getData, testServer } from '../testing/startTestServer';

const server = testServer();
const { ask } = server;
const unconfirmed = { confirmClock: false };

/** The state of the log and the records, and of the alert that offers to confirm the time. */
async function readState() {
  const token = await newAdminToken(server);
  const log = getData(await ask('GET', '/api/audit-log/verification', { token }));
  const help = await ask('GET', '/api/rest/help-requests', { token });
  const alerts: { kind: string; jump: { from: string; to: string } }[] = getData(
    await ask('GET', '/api/admin/alerts', { token }),
  );
  const jump = alerts.find(({ kind }) => kind === 'clock_jumped')?.jump;
  return { token, log, help: Array.from(Object(help.body)).length, jump };
}

beforeEach(async () => {
  setClockOffset(0);
  await server.runJobs();
});
afterEach(() => setClockOffset(0));

const days = (count: number): void => setClockOffset(count * DAY_MS);

test.each([
  ['800 days forth', [800]],
  ['800 days forth and back', [800, 0]],
  ['forth in steps, each longer than a day', [300, 600, 900]],
  ['back and forth', [-800, 0]],
  ['further back', [-400, -800]],
])('a clock that jumps %s deletes nothing, also after a restart', async (_name, jumps) => {
  const before = await readState();
  expect(before.help).toBeGreaterThan(0);
  expect(before.jump).toBeUndefined();
  for (const jump of jumps) {
    days(jump);
    await server.runJobs(unconfirmed);
    await server.runJobs(unconfirmed);
  }
  await server.restart();
  await server.runJobs(unconfirmed);
  const after = await readState();
  expect(after.help).toBe(before.help);
  expect(after.log.valid).toBe(true);
  expect(after.log.entries).toBeGreaterThan(before.log.entries);
  expect(after.jump).toBeDefined();
});

test('an admin confirms the jump that was shown, and no later one', async () => {
  days(300);
  await server.runJobs(unconfirmed);
  const { jump } = await readState();
  days(900);
  const { token, help } = await readState();
  const body = { jumped_to: jump?.to };
  expect((await ask('POST', '/api/admin/clock/confirm', { token, body })).status).toBe(409);
  await server.runJobs(unconfirmed);
  expect((await readState()).help).toBe(help);
});

test('a server that was off for more than a day asks as well, one that was off for an hour does not', async () => {
  setClockOffset(3_600_000);
  await server.restart();
  expect((await readState()).jump).toBeUndefined();
  setClockOffset(now() - Date.now() + 2 * DAY_MS);
  await server.restart();
  expect((await readState()).jump).toBeDefined();
});

test('after an admin has confirmed the time, old records are deleted', async () => {
  days(800);
  await server.runJobs(unconfirmed);
  const { token, jump, help } = await readState();
  expect(help).toBeGreaterThan(0);
  const [from, to] = [jump?.from ?? '', jump?.to ?? ''];
  expect(Date.parse(to) - Date.parse(from)).toBeGreaterThan(799 * DAY_MS);
  const body = { jumped_to: to };
  expect((await ask('POST', '/api/admin/clock/confirm', { token, body })).status).toBe(200);
  await server.runJobs(unconfirmed);
  expect(await readState()).toMatchObject({ help: 0, jump: undefined });
  const again = await ask('POST', '/api/admin/clock/confirm', { token, body });
  expect(again.status).toBe(409);
});
