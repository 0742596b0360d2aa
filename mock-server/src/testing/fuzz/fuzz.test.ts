import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getOpenApiDocument } from '../../routes/system/openApi';
import { fuzz } from './fuzz';
import type { FuzzDocument } from './fuzzRequests';
import { fuzzRequests } from './fuzzRequests';
import { adminToken } from '../signIn';
import { testServer } from '../startTestServer';

const server = testServer();
const lockedOut = testServer();
/** A small fixed sample; the benchmark sends many more, at random. */
const requests = 1000;

function parseAccountId(text: string | undefined): unknown {
  try {
    return Object(JSON.parse(text ?? ''))['account_id'];
  } catch {
    return undefined;
  }
}

test('no request made from the OpenAPI document causes a server error', async () => {
  const { answered, breaches } = await fuzz({ origin: server.url(), requests, seed: 4 });
  // Some requests pass the checks and reach the handlers.
  for (const status of [200, 400, 401, 403, 404, 422]) expect(answered[status]).toBeGreaterThan(0);
  expect(breaches).toEqual([]);
});

test('no request changes the password or the rights of the fuzz accounts', () => {
  const document = getOpenApiDocument();
  const only = (path: string): FuzzDocument => ({
    paths: { [path]: Object(Object(document.paths)[path]) },
  });
  const resets = fc.sample(fuzzRequests(only('/api/admin/reset-password'), ['1']), 3000);
  const accounts = resets.map(({ text }) => parseAccountId(text));
  expect(accounts).toContain(3);
  expect(accounts.filter((account) => account === 1 || account === 4)).toEqual([]);
  const changes = fc.sample(fuzzRequests(only('/api/rest/admin-users/{id}'), ['5']), 1000);
  const changed = changes.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  expect(changed).toContain('/api/rest/admin-users/5');
  expect(changed).not.toContain('/api/rest/admin-users/1');
});

test('calls of an account that cannot sign in are reported', async () => {
  const token = await adminToken(lockedOut);
  const body = { account_id: 4 };
  const { status } = await lockedOut.ask('POST', '/api/admin/reset-password', { token, body });
  expect(status).toBe(200);
  const { breaches } = await fuzz({ origin: lockedOut.url(), requests: 200, seed: 4 });
  expect(breaches).toEqual([expect.stringMatching(/^partner: \d+ of \d+ signed-in calls/u)]);
});
