import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { signInConsumer, giveConsents, createProfile } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ RATE_LIMITS: 'on' });

afterEach(() => setClockOffset(0));

test('a new code can be requested after half a minute; ten wrong tries block for a quarter of an hour', async () => {
  const who = await signInConsumer(server, '9240000001');
  const ask = (method: string, what: string, body?: object) =>
    server.ask(method, `/api/user/${who.userId}${what}`, { token: who.token, body });
  await giveConsents(server, who);
  await ask('POST', '', createProfile());
  const { offer } = Object((await ask('GET', '/lenders/indialends')).body).data;
  const { lender_id, amount, tenure_months } = offer;
  await giveConsents(server, who, [lender_id]);
  await ask('POST', '/applications', { lender_id, amount, tenure_months });

  const soon = await ask('POST', '/lenders/indialends/code', {});
  expect(soon.status).toBe(429);
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
  setClockOffset(31_000);
  expect((await ask('POST', '/lenders/indialends/code', {})).status).toBe(200);
  const guess = () => ask('POST', '/lenders/indialends/confirm', { otp: '000001' });
  for (let tries = 0; tries < 10; tries += 1) await guess();
  expect((await guess()).status).toBe(429);
  setClockOffset(62_000);
  expect((await ask('POST', '/lenders/indialends/code', {})).status).toBe(429);
  setClockOffset(31_000 + 16 * 60_000);
  expect((await ask('POST', '/lenders/indialends/code', {})).status).toBe(200);
});
