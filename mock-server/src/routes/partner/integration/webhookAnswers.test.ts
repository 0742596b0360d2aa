import { describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS, now, setClockOffset } from '../../../clock';
import { partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { receiveWebhooks } from '../../../testing/webhookReceiver';

const server = testServer({ RATE_LIMITS: 'on' });
const { receiver, call, addWebhook, findDeliveries } = receiveWebhooks(server);

const findWebhook = async (id: string): Promise<object> => {
  const answer = await server.ask('GET', `/api/rest/webhooks/${id}`, {
    token: await partnerToken(server),
  });
  return Object(answer.body);
};

describe('a receiver that answers', () => {
  test('410 is left alone: the webhook is off, and the partner is told', async () => {
    receiver.status = 410;
    const { id } = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject([
        { status: 'failed', attempts: 1, response_status: 410, next_attempt_at: null },
      ]),
    );
    expect(await findWebhook(id)).toMatchObject({ active: 0, gone_at: expect.any(String) });
    const token = await partnerToken(server);
    const notices = await server.ask('GET', '/api/partner/notifications', { token });
    expect(Object(notices.body).data.notices).toContainEqual(
      expect.objectContaining({ event: 'webhook', state: 'gone' }),
    );
    await call(`/api/partner/webhooks/${id}/active`, { active: 1 });
    expect(await findWebhook(id)).toMatchObject({ active: 1, gone_at: null });
  });

  test.each([
    [429, () => '7200', 120 * MINUTE_MS],
    [503, () => new Date(now() + 180 * MINUTE_MS).toUTCString(), 179 * MINUTE_MS],
    [503, () => '9999999', DAY_MS - MINUTE_MS],
    [429, () => 'later', 0],
  ])('%i with a Retry-After gets nothing before that time', async (status, header, least) => {
    receiver.status = status;
    receiver.answerHeaders = { 'retry-after': header() };
    const { id } = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(async () => expect(await findDeliveries(id)).toMatchObject([{ attempts: 1 }]));
    const [delivery] = await findDeliveries(id);
    const wait = Date.parse(String(delivery?.['next_attempt_at'])) - now();
    expect(wait).toBeGreaterThan(least - MINUTE_MS);
    expect(wait).toBeLessThanOrEqual(DAY_MS);
    if (least === 0) return;
    // Another event for the same receiver waits, too.
    setClockOffset(MINUTE_MS);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(async () => {
      const waiting = (await findDeliveries(id)).filter(({ attempts }) => attempts === 0);
      const until = waiting.map(
        ({ next_attempt_at }) => Date.parse(String(next_attempt_at)) - now(),
      );
      expect(until).toEqual([expect.any(Number)]);
      expect(Math.min(...until)).toBeGreaterThan(least - 3 * MINUTE_MS);
    });
    expect(receiver.received).toHaveLength(1);
  });
});

test('a webhook takes one test in ten seconds, and says when the next may come', async () => {
  const { id } = await addWebhook(['lead.created']);
  const path = `/api/partner/webhooks/${id}/test`;
  const token = await partnerToken(server);
  expect((await call(path, {})).status).toBe(200);
  const refused = await server.ask('POST', path, { token, body: {} });
  expect(refused).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/10 seconds/u) },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  setClockOffset(11_000);
  expect((await call(path, {})).status).toBe(200);
});

test('the slow receivers of one partner leave slots to others', async () => {
  receiver.ready = new Promise(() => {});
  const token = await partnerToken(server);
  const { id } = await addWebhook(['lead.created']);
  for (let test = 0; test < 30; test += 1) {
    setClockOffset(test * 11_000);
    await call(`/api/partner/webhooks/${id}/test`, {}, token);
  }
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0));
  const other = await partnerToken(server, 'second@demo.in');
  const quick = await addWebhook(['lead.created'], { token: other });
  await call(`/api/partner/webhooks/${quick.id}/test`, {}, other);
  await vi.waitFor(() =>
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.webhook_id)).toContain(
      quick.id,
    ),
  );
});
