import type { IncomingHttpHeaders } from 'node:http';
import express from 'express';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { setClockOffset } from '../clock';
import { listen, type ListeningServer } from './listen';
import { partnerToken } from './signIn';
import type { TestServer } from './startTestServer';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Receiver {
  received: Received[];
  /** The status of its answers. */
  status: number;
  /** The headers of its answers. */
  answerHeaders: Readonly<Record<string, string>>;
  /** What its answers wait for. */
  ready: Promise<void>;
}

const createReceiver = (): Receiver => ({
  received: [],
  status: 200,
  answerHeaders: {},
  ready: Promise.resolve(),
});

/** Runs a receiver of webhooks beside a file's tests. Returns it with the partner's calls. */
export function receiveWebhooks({ ask, ...server }: TestServer) {
  const receiver = createReceiver();
  let listening: ListeningServer;
  beforeAll(async () => {
    const app = express().use(express.text({ type: '*/*' }), ({ headers, body }, response) => {
      receiver.received.push({ headers, body });
      response.status(receiver.status).set(receiver.answerHeaders);
      void receiver.ready.then(() => response.end());
    });
    listening = await listen(app);
  });
  afterAll(() => listening.close());
  afterEach(() => {
    setClockOffset(0);
    Object.assign(receiver, createReceiver());
  });

  const call = async (path: string, body: object, token?: string) => {
    const asker = token ?? (await partnerToken({ ask, ...server }));
    const answer = await ask('POST', path, { token: asker, body });
    return { status: answer.status, body: Object(answer.body) };
  };

  async function addWebhook(
    events: readonly string[],
    { mode = 'live', token }: { mode?: string; token?: string } = {},
  ): Promise<{ id: string; secret: string }> {
    const url = `${listening.origin}/hook`;
    const { status, body } = await call('/api/partner/webhooks', { url, mode, events }, token);
    expect(status).toBe(200);
    return { id: body.data.id, secret: body.secret };
  }

  async function findDeliveries(webhookId: string): Promise<readonly Record<string, unknown>[]> {
    const filter = encodeURIComponent(JSON.stringify({ webhook_id: webhookId }));
    const path = `/api/rest/webhook-deliveries?filter=${filter}`;
    const { body } = await ask('GET', path, { token: await partnerToken({ ask, ...server }) });
    return Array.isArray(body) ? body : [];
  }

  return { receiver, call, addWebhook, findDeliveries };
}
