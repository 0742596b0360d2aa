import { createTransport } from 'nodemailer';
import { type SendMessage, Undeliverable } from './sender';

const TIMEOUT_MS = 20_000;

/** Whether the receiver refuses for good: a code from 500 on. */
function isRefused(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}

/** Creates a sender of e-mails by SMTP. The first line of a text is its subject if an empty one follows it. */
export function createSmtpSender(url: string, from: string): SendMessage {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, text }) => {
    const [first = ''] = text.split(/\n|(?<=[.!?।])\s/u);
    try {
      await transport.sendMail({ from, to, subject: first.slice(0, 120), text });
    } catch (error) {
      throw isRefused(error) ? new Undeliverable('The mail server refuses it') : error;
    }
  };
}
