import { SAMPLE_EVENT } from '@marketplace/shared/api';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { signInConsumer, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { receiveWebhooks } from '../../../testing/webhookReceiver';

const server = testServer();
const { ask } = server;
const { receiver, call, addWebhook, findDeliveries } = receiveWebhooks(server);
const other = 'second@demo.in';

describe('a webhook', () => {
  test('receives a lead, signed and without personal data', async () => {
    const { id, secret } = await addWebhook(['lead.created', 'link.updated']);
    const made = await call('/api/partner/prospects', { product: 'personal_loan' });
    const person = await signInConsumer(server, '9871200001');
    await call(
      `/api/user/${person.userId}/prospect`,
      { prospect_id: made.body.data.id },
      person.token,
    );
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(2));
    const types = receiver.received.map(({ headers, body }) => {
      const signed = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      );
      const event = Object(new Verifier(secret).verify(body, signed));
      expect(Object.keys(event.data)).not.toContain('contact');
      expect(body).not.toContain('9871200001');
      return event.type;
    });
    // The documentation of the portal shows this event.
    const lead = receiver.received.find(({ body }) => body.includes(SAMPLE_EVENT.type));
    expect(JSON.parse(lead?.body ?? '{}')).toEqual({
      ...SAMPLE_EVENT,
      timestamp: expect.any(String),
      data: {
        ...SAMPLE_EVENT.data,
        id: expect.any(String),
        reference: expect.stringMatching(/^L-/u),
      },
    });
    expect(new Set(types)).toEqual(new Set(['lead.created', 'link.updated']));
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject(types.map(() => ({ status: 'delivered' }))),
    );
  });

  test('is being sent until the receiver answers', async () => {
    let answer = () => {};
    receiver.ready = new Promise((resolve) => (answer = resolve));
    const { id } = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    expect(await findDeliveries(id)).toMatchObject([{ status: 'sending', attempts: 0 }]);
    // What comes meanwhile does not wait for the slow receiver.
    const quick = await addWebhook(['lead.created']);
    await call(`/api/partner/webhooks/${quick.id}/test`, {});
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    answer();
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]),
    );
  });

  test('that is sent again keeps its id', async () => {
    const { id } = await addWebhook(['lead.created']);
    const { body } = await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    await vi.waitFor(async () =>
      expect(await findDeliveries(id)).toMatchObject([{ status: 'delivered' }]),
    );
    await call(`/api/partner/webhook-deliveries/${body.data.id}/replay`, {});
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      body.data.id,
      body.data.id,
    ]);
  });

  test('with a new secret is signed by both for a day', async () => {
    const { id, secret } = await addWebhook(['lead.created']);
    const rolled = await call(`/api/partner/webhooks/${id}/secret`, {});
    await call(`/api/partner/webhooks/${id}/test`, {});
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    const [first] = receiver.received;
    const headers = Object.fromEntries(
      Object.entries(first?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    for (const one of [secret, String(rolled.body.secret)])
      expect(() => new Verifier(one).verify(first?.body ?? '', headers)).not.toThrow();
    expect(() => new Verifier('whsec_AAAA').verify(first?.body ?? '', headers)).toThrow(
      'signature',
    );
  });

  test('of the sandbox receives only events of the sandbox', async () => {
    await addWebhook(['link.updated'], { mode: 'sandbox' });
    const made = await call('/api/partner/api-keys', {
      name: 'Sandbox',
      mode: 'sandbox',
      scopes: ['links:write'],
    });
    const { key } = made.body;
    const link = await call('/api/partner/prospects', { product: 'personal_loan' }, key);
    const path = `/api/partner/sandbox/prospects/${link.body.data.id}/stage`;
    expect((await call(path, { stage: 'opened' }, key)).status).toBe(200);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'link.updated',
      data: { id: link.body.data.id, stage: 'opened' },
    });
  });

  test('and its deliveries are hidden from other partners', async () => {
    const { id } = await addWebhook(['lead.created']);
    const { body } = await call(`/api/partner/webhooks/${id}/test`, {});
    const stranger = await partnerToken(server, other);
    for (const path of [
      `/api/partner/webhooks/${id}/test`,
      `/api/partner/webhooks/${id}/secret`,
      `/api/partner/webhook-deliveries/${body.data.id}/replay`,
    ])
      expect((await call(path, {}, stranger)).status).toBe(404);
    const removed = await ask('DELETE', `/api/partner/webhooks/${id}`, { token: stranger });
    expect(removed.status).toBe(404);
    const read = await ask('GET', `/api/rest/webhook-deliveries/${body.data.id}`, {
      token: stranger,
    });
    expect(read.status).toBe(404);
  });

  test.each(['ftp://a.example/x', 'http://a.example/x', 'https://user:pw@a.example/', 'nonsense'])(
    'does not go to %s',
    async (url) => {
      const { status, body } = await call('/api/partner/webhooks', {
        url,
        mode: 'live',
        events: ['lead.created'],
      });
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('url');
    },
  );
});
