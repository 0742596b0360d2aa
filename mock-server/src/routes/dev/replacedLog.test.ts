import { afterEach, expect, test } from 'vitest';
import { HOUR_MS, setClockOffset } from '../../clock';
import { adminToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

afterEach(() => setClockOffset(0));

test('The log verifies after a scenario has taken the place of the data', async () => {
  const token = await adminToken(server);
  await ask('GET', '/api/rest/customers?range=[0,0]', { token });
  setClockOffset(2 * HOUR_MS);
  await server.runJobs();
  expect((await ask('POST', '/dev/scenarios', { body: { scenario: 'demo' } })).status).toBe(200);
  const answer = await ask('GET', '/api/audit-log/verification', {
    token: await adminToken(server),
  });
  expect(answer.body).toMatchObject({ data: { valid: true } });
});
