import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { openStore } from '../../../seed/openStore';
import { startServer } from '../../../server';
import { forwardReads } from '../../../store/forwardReads';

test('an interrupted draft keeps its payouts, and is finished by another', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payouts-'));
  let left = Infinity;
  const server = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '400', RATE_LIMITS: 'off', PASSWORD_COST: 'demo', LOG_LEVEL: 'silent' },
    async openStore(...place) {
      const opened = await openStore(...place);
      const { store } = opened;
      const failing: typeof store = {
        ...store,
        tx: (work) =>
          store.tx((writer) =>
            work({
              ...forwardReads(() => writer),
              update: (...change) => writer.update(...change),
              remove: (...record) => writer.remove(...record),
              insert(collection, data) {
                if (collection === 'payouts' && (left -= 1) < 0) throw new Error('cut off');
                return writer.insert(collection, data);
              },
            }),
          ),
      };
      return { ...opened, store: failing };
    },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = async (path: string, token = '', body?: object) => {
    const answer = await fetch(server.url + path, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const said: unknown = await answer.json();
    return { status: answer.status, body: Object(said) };
  };
  const account = { email: 'admin@demo.in', password: 'Admin@123' };
  const { token } = (await ask('/api/admin/login', '', account)).body;
  const findDrafts = async (): Promise<{ id: string; partner_id: number }[]> =>
    (await ask('/api/rest/payouts?filter={"status":"draft"}&range=[0,999]', token)).body;
  const draft = () => ask('/api/payouts', token, { month: getIndianToday().slice(0, 7) });
  const before = await findDrafts();
  left = 1;
  expect((await draft()).status).toBe(500);
  const kept = await findDrafts();
  expect(kept).toHaveLength(before.length + 1);
  left = Infinity;
  const { status, body } = await draft();
  expect(status).toBe(200);
  expect(body.data.drafted).toBeGreaterThan(0);
  const after = await findDrafts();
  expect(after).toHaveLength(kept.length + body.data.drafted);
  expect(after).toEqual(expect.arrayContaining(kept));
  const made = after.filter(({ id }) => before.every((one) => one.id !== id));
  expect(new Set(made.map(({ partner_id }) => partner_id)).size).toBe(made.length);
});
