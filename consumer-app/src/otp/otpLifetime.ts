/** A code dies at this many wrong tries, or after so long; the server decides, the page only says so. */
export const MAX_FAILED_ATTEMPTS = 5;
export const OTP_LIFETIME_MS = 10 * 60_000;
/** Seconds before another code may be asked for. */
export const RESEND_SECONDS = 30;

/** Whole seconds until another code may be asked for. */
export function getSecondsToResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - now) / 1000);
  return Math.min(RESEND_SECONDS, Math.max(0, left));
}

/** Tries left with a code; 0 for one that is dead by tries or by age. */
export function getAttemptsLeft(wrongTries: number, sentAt: number, now: number): number {
  return now - sentAt >= OTP_LIFETIME_MS ? 0 : Math.max(0, MAX_FAILED_ATTEMPTS - wrongTries);
}
