import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Webhook as Signer } from 'standardwebhooks';
import { DAY_MS, now, nowIso } from '../../../clock';
import type { WebhookDeliveryRecord, WebhookRecord } from '../../../data/records';
import { isPublicAddress, lookupPublic } from './publicAddress';

/** How long a receiver may take to answer. */
const TIMEOUT_MS = 10_000;

/** The outcome of an attempt: the status of the answer, or why there is none. */
export interface Attempt {
  readonly status: number | null;
  readonly problem: string;
  /** How long the receiver asks to wait, at most a day; 0 if it does not ask. */
  readonly waitMs: number;
}

/** Parses the Retry-After of a receiver that is busy: seconds, or an HTTP date. */
function parseWait(status: number | undefined, retryAfter: string | undefined): number {
  if ((status !== 429 && status !== 503) || retryAfter === undefined) return 0;
  const text = retryAfter.trim();
  const ms = /^\d+$/u.test(text) ? Number(text) * 1000 : Date.parse(text) - now();
  return Math.min(Math.max(ms || 0, 0), DAY_MS);
}

function getHeaders(webhook: Readonly<WebhookRecord>, delivery: Readonly<WebhookDeliveryRecord>) {
  // Receivers refuse an old timestamp, so each attempt has its own.
  const at = new Date();
  const { secret, previous_secret, previous_until } = webhook;
  const isRolling = previous_secret !== '' && previous_until > nowIso();
  const secrets = isRolling ? [secret, previous_secret] : [secret];
  const signatures = secrets.map((one) => new Signer(one).sign(delivery.id, at, delivery.body));
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(delivery.body),
    'user-agent': 'marketplace-webhooks',
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * Posts a delivery to its webhook, signed by Standard Webhooks. Follows no redirects and reads none of
 * the answer's body. `allowPrivate` lets developers receive on their own machine.
 */
export function postWebhook(
  webhook: Readonly<WebhookRecord>,
  delivery: Readonly<WebhookDeliveryRecord>,
  { allowPrivate, signal }: { readonly allowPrivate: boolean; readonly signal: AbortSignal },
): Promise<Attempt> {
  const url = new URL(webhook.url);
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    return Promise.resolve({ status: null, problem: 'private', waitMs: 0 });
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: getHeaders(webhook, delivery),
        timeout: TIMEOUT_MS,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(!allowPrivate && { lookup: lookupPublic }),
      },
      (response) => {
        response.destroy();
        const { statusCode, headers } = response;
        const waitMs = parseWait(statusCode, headers['retry-after']);
        resolve({ status: statusCode ?? null, problem: '', waitMs });
      },
    );
    sent.on('error', (error) => {
      const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
      const isSlow = error.name === 'AbortError' || error.name === 'TimeoutError';
      const problem = isSlow ? 'timeout' : code.toLowerCase().slice(0, 40);
      resolve({ status: null, problem, waitMs: 0 });
    });
    sent.end(delivery.body);
  });
}
