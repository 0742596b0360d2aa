import type { Config } from '../config';
import type { Senders } from './sender';
import { createSmsSender } from './smsGateway';
import { createSmtpSender } from './smtpSender';

/** Creates the senders that the environment sets up. WhatsApp goes the way of SMS. */
export function createSenders({ mail, sms }: Pick<Config, 'mail' | 'sms'>): Senders {
  const text = sms && createSmsSender(sms);
  return {
    ...(mail && { email: createSmtpSender(mail.url, mail.from) }),
    ...(text && { sms: text, whatsapp: text }),
  };
}
