import { expect, test } from 'vitest';
import { fuzz } from './fuzz';
import { testServer } from './startTestServer';

const server = testServer();
/** The benchmark sends others, and far more of them. */
const requests = 1000;

test('no request made from the OpenAPI document brings the server to fail', async () => {
  const { answered, breaches } = await fuzz({ origin: server.url(), requests, seed: 4 });
  // It got through to the work, not only to the checks in front.
  for (const status of [200, 400, 401, 403, 404, 422]) expect(answered[status]).toBeGreaterThan(0);
  expect(breaches).toEqual([]);
});
