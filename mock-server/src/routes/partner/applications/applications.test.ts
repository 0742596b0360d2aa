import { expect, test } from 'vitest';
import { createLedgerActions } from '../../../testing/ledgers';
import { partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '400' });
const { ask } = server;
const { findLines } = createLedgerActions(server);

interface Row {
  readonly [field: string]: unknown;
  readonly id: string;
}

async function list(resource: string, filter: object = {}): Promise<readonly Row[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
  const { body } = await ask('GET', `/api/rest/${resource}?${query}`, {
    token: await partnerToken(server),
  });
  return Array.isArray(body) ? body : [];
}

const open = async (id: string, email?: string) =>
  ask('GET', `/api/partner/applications/${id}`, { token: await partnerToken(server, email) });

test('an application opens to its offer, its history, its lead and its lines of the ledger', async () => {
  const lines = await findLines(await partnerToken(server));
  const [row] = await list('applications', { status: 'disbursed' });
  const opened = getData(await open(row?.id ?? ''));
  const { remarks: _, user_id, ...shown } = Object(row);
  expect(opened.application).toEqual(shown);
  const history = Array.from<unknown>(opened.history).map(Object);
  expect(history.at(-1)).toMatchObject({ status: 'disbursed' });
  expect(history[0]).toMatchObject({ status: 'applied' });
  expect(JSON.stringify(opened)).not.toContain('remarks');
  const [lead] = await list('leads', { user_id, product: row?.['product'] });
  expect(opened.lead).toEqual({
    id: lead?.id,
    reference: lead?.['reference'],
    stage: lead?.['stage'],
  });
  expect(opened.lines).toEqual(lines.filter((line) => line['application_id'] === row?.id));
  expect(opened.lines).not.toEqual([]);
});

test('an application that is not paid out has no line, and another partner finds none', async () => {
  const [row] = await list('applications', { status: 'approved' });
  expect(getData(await open(row?.id ?? '')).lines).toEqual([]);
  const other = await open(row?.id ?? '', 'second@demo.in');
  const unknown = await open('11111111-1111-4111-8111-111111111111', 'second@demo.in');
  expect(other.status).toBe(404);
  expect(other.body).toEqual(unknown.body);
});

test('the timeline of a lead names its applications, and only those', async () => {
  const [row] = await list('applications', { status: 'disbursed' });
  const [lead] = await list('leads', { user_id: row?.['user_id'], product: row?.['product'] });
  const { body } = await ask('GET', `/api/partner/leads/${lead?.id}/timeline`, {
    token: await partnerToken(server),
  });
  const entries = Array.from<unknown>(getData({ body })).map(Object);
  const own = entries.filter(({ kind }) => kind === 'application' || kind === 'status');
  expect(own.map(({ record_id }) => record_id)).toContain(row?.id);
  expect(own.every(({ record_id }) => record_id !== '')).toBe(true);
  const others = entries.filter(({ kind }) => kind !== 'application' && kind !== 'status');
  expect(others.every(({ record_id }) => record_id === '')).toBe(true);
});
