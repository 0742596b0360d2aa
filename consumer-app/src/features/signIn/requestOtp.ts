import { ApiError, sendOtp } from '@marketplace/shared/api';
import { contact as contactSchema, validate } from '@marketplace/shared/schema';
import { api } from '../../common/api';
import { sharedText } from '../../common/i18n';
import { joined } from '../../common/joined';
import { secondsToResend } from '../../common/passcode/codeLife';
import { plainMobile } from '../../common/plainMobile';
import { codeSent, session } from '../../common/session';

/** `waitSeconds`: the server wants so many seconds to pass first. */
export type Requested = { ok: true } | { ok: false; fault: string; waitSeconds?: number };

/** A number without its spaces, dashes and country code; an address without spaces around it. */
export function plainContact(typed: string): string {
  const text = typed.trim();
  return text.includes('@') ? text : plainMobile(text);
}

/** What is wrong with what was typed, if anything. */
export function contactFault(typed: string): string | undefined {
  const checked = validate(contactSchema(), plainContact(typed));
  if (checked.ok) return undefined;
  const { key = 'validation.contact', params } = checked.errors[''] ?? {};
  return sharedText(key, params);
}

/** A code for this contact is on its way, and another one cannot be asked for yet. */
const isUnderWay = (contact: string): boolean =>
  session.contact === contact &&
  session.userId !== undefined &&
  secondsToResend(session.sentAt ?? 0, Date.now()) > 0;

/** For whom a code was asked for last. */
let latest = '';

const askFor = joined(async (contact: string): Promise<Requested> => {
  try {
    const partner = session.urlSegment;
    const answer = await api.call(sendOtp, {
      body: { contact, ...(partner === undefined ? {} : { partner }) },
    });
    // Late for somebody who wanted it sent elsewhere meanwhile.
    if (contact === latest) codeSent(answer.user_id, contact);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { retryAfter, fields, message } = error;
    const fault = fields['contact'] ?? message;
    return retryAfter === undefined
      ? { ok: false, fault }
      : { ok: false, fault, waitSeconds: retryAfter };
  }
});

/** Has a code sent to what was typed, unless one has just been: who came back from its page goes there again. */
export async function requestCode(typed: string): Promise<Requested> {
  const contact = plainContact(typed);
  latest = contact;
  return isUnderWay(contact) ? { ok: true } : askFor(contact);
}
