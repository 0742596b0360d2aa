import { formatTime } from '@marketplace/shared/format';
import { agoIso, HOUR_MS, MINUTE_MS, now } from '../../../clock';
import { HttpError } from '../../../httpError';
import type { Language } from '../../../messages/translate';

/** Seconds after which a requester may request another code. */
const RESEND_SECONDS = 30;

/** Maximum number of unused codes that a requester gets in an hour. */
const MAX_REQUESTS = 6;

/**
 * Returns a 429, with the time of the next attempt, for a requester that has just requested a code
 * or too many in the last hour; undefined for any other. `askedAt` lists the times of its requests
 * for codes that it has not used, oldest first, ISO 8601.
 */
export function refuseRequest(
  askedAt: readonly string[],
  language: Language,
): HttpError | undefined {
  const recent = askedAt.filter((at) => at > agoIso(HOUR_MS)).slice(-MAX_REQUESTS);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length === MAX_REQUESTS) {
    const next = Date.parse(oldest) + HOUR_MS;
    const minute = new Date(Math.ceil(next / MINUTE_MS) * MINUTE_MS);
    const params = { count: MAX_REQUESTS, time: formatTime(minute, language) };
    const retryAfter = Math.ceil((next - now()) / 1000);
    return new HttpError(429, 'otp_many', { params, retryAfter });
  }
  const last = recent.at(-1);
  if (last === undefined) return undefined;
  const seconds = Math.ceil((Date.parse(last) - now()) / 1000) + RESEND_SECONDS;
  return seconds > 0
    ? new HttpError(429, 'otp_wait', { params: { count: seconds }, retryAfter: seconds })
    : undefined;
}
