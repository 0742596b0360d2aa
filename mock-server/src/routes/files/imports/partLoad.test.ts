import { APPROVAL_DAYS } from '@marketplace/shared/schema';
import { afterEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { createImportActions } from '../../../testing/files/importFiles';
import { createStatusFileActions } from '../../../testing/files/statusFiles';
import { newAdminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '300' });
const { ask } = server;
const { tokens, take, read } = createStatusFileActions(server);
const { settle, check, commit, rollBack } = createImportActions(server, 'mis');
const today = getIndianToday();

afterEach(() => setClockOffset(0));

/** Loads the row of a file that needs nobody else, and leaves the one that changes a disbursal. */
async function loadInPart() {
  const approved = take('approved');
  const paid = take('disbursed');
  const { id } = await check(
    [
      [approved.id, 4000, today],
      [paid.id, 12_345, today],
    ],
    tokens.first,
  );
  await commit(id, tokens.first);
  const loaded = await settle(id, tokens.first);
  expect(loaded).toMatchObject({ status: 'applied', rows: 1, backward_rows: 1, decided_by: null });
  expect(loaded).toMatchObject({ file_rows: 2, loaded_at: expect.any(String), asked_at: null });
  return { id, approved, paid };
}

const decide = (id: string, decision: string) =>
  ask('POST', `/api/uploads/${id}/decision`, { token: tokens.second, body: { decision } });

test('the rows that a load leaves out can be confirmed later, and rolled back with the others', async () => {
  const { id, approved, paid } = await loadInPart();
  expect((await commit(id, tokens.first)).status).toBe(409);
  expect(await commit(id, tokens.first, 'request')).toMatchObject({
    status: 200,
    body: {
      upload: { status: 'pending', to_process: 1, asked_by_name: expect.stringMatching(/./u) },
    },
  });
  expect((await decide(id, 'confirm')).status).toBe(200);
  expect(await settle(id, tokens.first)).toMatchObject({
    status: 'applied',
    rows: 2,
    decided_by: 3,
    refused_rows: 0,
  });
  expect(await read(paid)).toMatchObject({ disbursed_amount: 12_345 });
  expect((await commit(id, tokens.first, 'request')).status).toBe(409);
  expect((await rollBack(id, tokens.first)).status).toBe(200);
  expect(await settle(id, tokens.first)).toMatchObject({ status: 'rolled_back' });
  expect(await read(paid)).toMatchObject({ disbursed_amount: paid.disbursed_amount });
  expect(await read(approved)).toMatchObject({ status: 'approved' });
});

test('a refusal of the rest leaves what is loaded, and says so', async () => {
  const { id, paid, approved } = await loadInPart();
  await commit(id, tokens.first, 'request');
  expect((await decide(id, 'refuse')).status).toBe(200);
  const refused = await settle(id, tokens.first);
  expect(refused).toMatchObject({ status: 'applied', rows: 1, refused_rows: 1, decided_by: 3 });
  expect(refused).toMatchObject({ loaded_at: expect.any(String), asked_at: expect.any(String) });
  expect(await read(paid)).toEqual(paid);
  expect(await read(approved)).toMatchObject({ status: 'disbursed' });
  expect((await commit(id, tokens.first, 'request')).status).toBe(409);
  expect((await rollBack(id, tokens.first)).status).toBe(200);
});

test('two identical requests at once load a file once', async () => {
  const approved = take('approved');
  const { version } = Object(await read(approved));
  const { id } = await check([[approved.id, 4000, today]], tokens.first);
  const answers = await Promise.all([commit(id, tokens.first), commit(id, tokens.first)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await settle(id, tokens.first)).toMatchObject({ status: 'applied', rows: 1 });
  expect((await commit(id, tokens.first)).status).toBe(409);
  expect(Object(await read(approved)).version).toBe(version + 1);
});

test('rows on which no second admin decides expire, and what is loaded stays', async () => {
  const { id, paid, approved } = await loadInPart();
  await commit(id, tokens.first, 'request');
  setClockOffset(APPROVAL_DAYS * DAY_MS + HOUR_MS);
  tokens.first = await newAdminToken(server);
  tokens.second = await newAdminToken(server, 3);
  expect((await decide(id, 'confirm')).status).toBe(409);
  await server.runJobs();
  expect(await settle(id, tokens.first)).toMatchObject({
    status: 'applied',
    rows: 1,
    refused_rows: 1,
    decided_by_name: '',
    decided_at: expect.any(String),
  });
  expect(await read(paid)).toEqual(paid);
  expect(await read(approved)).toMatchObject({ status: 'disbursed' });
  expect((await commit(id, tokens.first, 'request')).status).toBe(200);
  expect((await decide(id, 'confirm')).status).toBe(200);
  expect(await settle(id, tokens.first)).toMatchObject({ rows: 2, refused_rows: 0, decided_by: 3 });
});
