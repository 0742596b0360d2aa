/** A code dies at this many wrong tries, or after so long; the server decides, the page only says so. */
export const MOST_WRONG_TRIES = 5;
export const CODE_LIFE_MS = 10 * 60_000;
/** Seconds before another code may be asked for. */
export const RESEND_SECONDS = 30;

/** Whole seconds until another code may be asked for. */
export function secondsToResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - now) / 1000);
  return Math.min(RESEND_SECONDS, Math.max(0, left));
}

/** Tries left with a code; 0 for one that is dead by tries or by age. */
export function triesLeft(wrongTries: number, sentAt: number, now: number): number {
  return now - sentAt >= CODE_LIFE_MS ? 0 : Math.max(0, MOST_WRONG_TRIES - wrongTries);
}
