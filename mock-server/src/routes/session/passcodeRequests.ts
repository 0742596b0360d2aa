import { formatTime } from '@marketplace/shared/format';
import { agoIso, MINUTE_MS, now } from '../../clock';
import { HttpError } from '../../httpError';
import type { Language } from '../../messages/translate';

export const HOUR_MS = 60 * MINUTE_MS;

/** Seconds before a requester may ask for a code again. */
const RESEND_SECONDS = 30;

/** So many codes that it does not use a requester is sent in an hour. */
const MAX_REQUESTS = 6;

/**
 * Throws 429 for a requester that asked a moment ago, or too often in the last hour, and says when it
 * may again. `askedAt` is when it asked for codes that it has not used, oldest first, ISO 8601.
 */
export function checkRequests(askedAt: readonly string[], language: Language): void {
  const recent = askedAt.filter((at) => at > agoIso(HOUR_MS)).slice(-MAX_REQUESTS);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length === MAX_REQUESTS) {
    const next = Date.parse(oldest) + HOUR_MS;
    const minute = new Date(Math.ceil(next / MINUTE_MS) * MINUTE_MS);
    const params = { count: MAX_REQUESTS, time: formatTime(minute, language) };
    const retryAfter = Math.ceil((next - now()) / 1000);
    throw new HttpError(429, 'otp_many', { params, retryAfter });
  }
  const last = recent.at(-1);
  if (last === undefined) return;
  const seconds = Math.ceil((Date.parse(last) - now()) / 1000) + RESEND_SECONDS;
  if (seconds > 0)
    throw new HttpError(429, 'otp_wait', { params: { seconds }, retryAfter: seconds });
}
