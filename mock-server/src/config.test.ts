import { expect, test } from 'vitest';
import { readConfig } from './config';

test('what is not set has the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/mock-server\/\.data$/u),
    seedLenders: undefined,
    rateLimits: true,
    mockFaults: false,
    rawDb: false,
  });
});

test.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { PORT: '1.5' },
  { SEED_USERS: '-1' },
  { RATE_LIMITS: 'no' },
  { MOCK_FAULTS: 'yes' },
])('%j is refused by name', (env) => {
  const [name = ''] = Object.keys(env);
  expect(() => readConfig(env)).toThrow(name);
});

test('json-server’s own routes stay shut in production', () => {
  expect(readConfig({ RAW_DB: 'on' }).rawDb).toBe(true);
  expect(readConfig({ RAW_DB: 'on', NODE_ENV: 'production' }).rawDb).toBe(false);
});
