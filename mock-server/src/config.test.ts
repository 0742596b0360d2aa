import { defaultIdle, getIdleTimeoutMs } from '@marketplace/shared/session';
import { expect, test } from 'vitest';
import { readConfig } from './config';

test('unset variables have the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/mock-server\/\.data$/u),
    seedLenders: undefined,
    rateLimits: true,
    mockFaults: false,
    rawDb: false,
    sessionLimits: {
      admin: { idleMinutes: 20, hours: 12 },
      partner: { idleMinutes: 20, hours: 12 },
      consumer: { idleMinutes: 40, hours: 24 },
    },
  });
});

test.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { PORT: '1.5' },
  { SEED_USERS: '-1' },
  { DATABASE_POOL_SIZE: '1' },
  { DATABASE_CONNECT_SECONDS: '0' },
  { DATABASE_STATEMENT_SECONDS: '8s' },
  { DATABASE_IDLE_TRANSACTION_SECONDS: '3601' },
  { DATABASE_TLS: 'on' },
  { DATABASE_CA_FILE: '/none' },
  { RATE_LIMITS: 'no' },
  { MOCK_FAULTS: 'yes' },
  { NODE_ENV: 'prod' },
  { NODE_ENV: 'Production' },
  { TRUST_PROXY: 'true' },
  { TRUST_PROXY: '-1' },
  { TRUST_PROXY: '1.5' },
  { TRUST_PROXY: 'proxy.example' },
  { TRUST_PROXY: '10.0.0.0/33' },
  { TRUST_PROXY: 'loopback,' },
  { ADMIN_IDLE_MINUTES: '19' },
  { PARTNER_IDLE_MINUTES: '40' },
  { CONSUMER_IDLE_MINUTES: '10' },
  { CONSUMER_SESSION_HOURS: '0' },
  { ADMIN_SESSION_HOURS: '721' },
])('%j is refused by name', (env) => {
  const [name = ''] = Object.keys(env);
  expect(() => readConfig(env)).toThrow(name);
});

test.each(['development', 'production', 'test', '', undefined])(
  'NODE_ENV=%s is known',
  (environment) => {
    expect(readConfig({ NODE_ENV: environment }).outbox).toBe(environment !== 'production');
  },
);

test.each([
  [{}, true],
  [{ OUTBOX: 'off' }, false],
  [{ PUBLIC_URL: 'https://loans.example' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
  [{ TRUST_PROXY: 'loopback', OUTBOX: 'on' }, true],
  [{ NODE_ENV: 'production', OUTBOX: 'on' }, false],
])('with %j there is an outbox: %j', (env, isShown) => {
  expect(readConfig(env).outbox).toBe(isShown);
});

test('an invalid value is named with the values that are allowed', () => {
  expect(() => readConfig({ NODE_ENV: 'prod' })).toThrow(
    'NODE_ENV must be development or production or test, not "prod"',
  );
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
    /TRUST_PROXY .*10\.0\.0\.0\/8.*"true"/u,
  );
});

test.each([
  ['0', 0],
  ['2', 2],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['fd00::/8', ['fd00::/8']],
  ['', 0],
])('TRUST_PROXY=%s trusts %j', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

test('json-server’s own routes are off in production', () => {
  expect(readConfig({ RAW_DB: 'on' }).rawDb).toBe(true);
  expect(readConfig({ RAW_DB: 'on', NODE_ENV: 'production' }).rawDb).toBe(false);
});

test('no session expires on the server before it expires on the page', () => {
  for (const area of ['admin', 'partner', 'consumer'] as const) {
    const pageMs = getIdleTimeoutMs(area) + defaultIdle.countdownSeconds * 1000;
    const serverMs = readConfig({}).sessionLimits[area].idleMinutes * 60_000;
    expect(serverMs).toBeGreaterThan(pageMs);
  }
});
