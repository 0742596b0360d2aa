import { expect, test } from 'vitest';
import { testServer } from '../../../testing/startTestServer';

const { ask } = testServer({ RATE_LIMITS: 'on' });

test('applications from one address are throttled, whatever is in them', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await ask('POST', '/api/merchants', { body: { tries } })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  const { headers } = await ask('POST', '/api/merchants', { body: {} });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
