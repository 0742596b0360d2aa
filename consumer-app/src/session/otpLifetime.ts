/**
 * A code expires after this many wrong attempts or this time. The server enforces it; the page only
 * displays it.
 */
export const MAX_FAILED_ATTEMPTS = 5;
export const OTP_LIFETIME_MS = 10 * 60_000;
/** Seconds before the person may request another code. */
export const RESEND_SECONDS = 30;

/** Whole seconds until the person may request another code. */
export function getSecondsToResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - now) / 1000);
  return Math.min(RESEND_SECONDS, Math.max(0, left));
}

/** Attempts left for a code; 0 if it has expired. */
export function getAttemptsLeft(wrongTries: number, sentAt: number, now: number): number {
  return now - sentAt >= OTP_LIFETIME_MS ? 0 : Math.max(0, MAX_FAILED_ATTEMPTS - wrongTries);
}
