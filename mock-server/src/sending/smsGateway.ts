import type { SmsKind } from '../data/records';
import { type SendMessage, Undeliverable } from './sender';

const TIMEOUT_MS = 20_000;

/** The gateway asks for another attempt: it was too slow or too busy. */
const TEMPORARY = [408, 425, 429];

export interface SmsGateway {
  readonly url: string;
  readonly token: string;
  /** The sender's header, six letters, as it is registered. */
  readonly senderId: string;
  /** The registered template (DLT) of each kind of message. */
  readonly templates: Readonly<Record<SmsKind, string>>;
}

/** Creates a sender of SMS and WhatsApp messages by a gateway's HTTP call. */
export function createSmsSender({ url, token, senderId, templates }: SmsGateway): SendMessage {
  const known: Readonly<Record<string, string | undefined>> = templates;
  return async ({ to, channel, text, kind = '', dlt_id = '' }) => {
    const template_id = dlt_id || known[kind];
    if (!template_id && channel === 'sms') throw new Undeliverable('It has no registered template');
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: `91${to}`, channel, sender: senderId, template_id, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    if (status >= 500 || TEMPORARY.includes(status))
      throw new Error(`The gateway answers ${status}`);
    throw new Undeliverable(`The gateway answers ${status}`);
  };
}
