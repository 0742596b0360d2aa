import { ApiError, sendOtp } from '@marketplace/shared/api';
import { contact as contactSchema, validate } from '@marketplace/shared/schema';
import { api } from '../../browser/api';
import { sharedText } from '../../language/i18n';
import { singleFlight } from '../../form/singleFlight';
import { getSecondsToResend } from '../../otp/otpLifetime';
import { normalizeMobile } from '../../form/normalizeMobile';
import { startVerification, session } from '../../session/session';

/** `waitSeconds`: the server wants so many seconds to pass first. */
export type OtpRequestResult = { ok: true } | { ok: false; fault: string; waitSeconds?: number };

/** A number without its spaces, dashes and country code; an address without spaces around it. */
export function normalizeContact(typed: string): string {
  const text = typed.trim();
  return text.includes('@') ? text : normalizeMobile(text);
}

/** What is wrong with what was typed, if anything. */
export function validateContact(typed: string): string | undefined {
  const checked = validate(contactSchema(), normalizeContact(typed));
  if (checked.ok) return undefined;
  const { key = 'validation.contact', params } = checked.errors[''] ?? {};
  return sharedText(key, params);
}

/** A code for this contact is on its way, and another one cannot be asked for yet. */
const isUnderWay = (contact: string): boolean =>
  session.contact === contact &&
  session.userId !== undefined &&
  getSecondsToResend(session.sentAt ?? 0, Date.now()) > 0;

/** For whom a code was asked for last. */
let latest = '';

const askFor = singleFlight(async (contact: string): Promise<OtpRequestResult> => {
  try {
    const partner = session.urlSegment;
    const answer = await api.call(sendOtp, {
      body: { contact, ...(partner === undefined ? {} : { partner }) },
    });
    // Late for somebody who wanted it sent elsewhere meanwhile.
    if (contact === latest) startVerification(answer.user_id, contact);
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
export async function requestOtp(typed: string): Promise<OtpRequestResult> {
  const contact = normalizeContact(typed);
  latest = contact;
  return isUnderWay(contact) ? { ok: true } : askFor(contact);
}
