import { describe, expect, test, vi } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../../../clock';
import { testServer } from '../../../testing/startTestServer';
import { receiveWebhooks } from '../../../testing/webhookReceiver';

const server = testServer();
const { receiver, call, addWebhook, findDeliveries } = receiveWebhooks(server);

describe('a webhook', () => {
  test('that fails is tried again later, with the same id, and then marked as delivered', async () => {
    receiver.status = 500;
    const { id } = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject([
        { status: 'pending', attempts: 1, response_status: 500 },
      ]),
    );
    receiver.status = 200;
    setClockOffset(2 * MINUTE_MS);
    await server.runJobs();
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]),
    );
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('that fails is tried again though nobody calls the server meanwhile', async () => {
    receiver.status = 500;
    const { id } = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 9000);
  }, 10_000);

  test('whose event was being sent when the server stopped gets it from the next one, unasked', async () => {
    receiver.ready = new Promise(() => {});
    const { id } = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await server.restart();
    receiver.ready = Promise.resolve();
    setClockOffset(2 * MINUTE_MS);
    vi.advanceTimersByTime(MINUTE_MS);
    vi.useRealTimers();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]),
    );
  });

  test('that is switched on again receives at once what waited', async () => {
    receiver.status = 500;
    const { id } = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(async () => expect(await findDeliveries(id)).toMatchObject([{ attempts: 1 }]));
    await call(`/api/partner/webhooks/${id}/active`, { active: 0 });
    setClockOffset(2 * MINUTE_MS);
    await server.runJobs();
    const inHalfAnHour = new Date(Date.now() + 30 * MINUTE_MS).toISOString();
    await vi.waitFor(async () => {
      const [delivery] = await findDeliveries(id);
      expect(String(delivery?.['next_attempt_at']) > inHalfAnHour).toBe(true);
    });
    receiver.status = 200;
    await call(`/api/partner/webhooks/${id}/active`, { active: 1 });
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]),
    );
  });
});
