import { type AnswerOf, ApiError, sendOtp } from '@marketplace/shared/api';
import { api, getSecondsToResend, startVerification, session } from '../../session';
import { singleFlight } from '../../browser';

/** `waitSeconds`: seconds that the server requires before the next request. */
export type OtpRequestResult = { ok: true } | { ok: false; fault: string; waitSeconds?: number };

/** Whether a code for this contact was sent so recently that another one cannot be requested yet. */
const hasRecentCode = (contact: string): boolean =>
  session.contact === contact &&
  session.userId !== undefined &&
  getSecondsToResend(session.sentAt ?? 0, Date.now()) > 0;

/** The contact of the latest request. */
let latest = '';

/**
 * Requests a code. A browser that is new to the server shares the limit of its network; the refusal sets an id,
 * which has its own limit, so the request is repeated once.
 */
async function sendRequest(contact: string): Promise<AnswerOf<typeof sendOtp>> {
  const partner = session.urlSegment;
  const request = { body: { contact, ...(partner === undefined ? {} : { partner }) } };
  const isNew = session.userId === undefined;
  return api.call(sendOtp, request).catch((error: unknown) => {
    if (isNew && error instanceof ApiError && error.status === 429)
      return api.call(sendOtp, request);
    throw error;
  });
}

const requestOnce = singleFlight(async (contact: string): Promise<OtpRequestResult> => {
  try {
    const answer = await sendRequest(contact);
    // Ignores the answer if the person has requested a code for another contact meanwhile.
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

/**
 * Requests a code for a contact, as `parseContact` returns it, unless one was just sent: a person who comes back
 * from the code page goes there again.
 */
export async function requestOtp(contact: string): Promise<OtpRequestResult> {
  latest = contact;
  return hasRecentCode(contact) ? { ok: true } : requestOnce(contact);
}
