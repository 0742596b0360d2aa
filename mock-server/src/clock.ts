let offset = 0;

/** Returns the server's time in milliseconds since 1970. Testers can shift it. */
export function now(): number {
  return Date.now() + offset;
}

/** Returns the server's time as ISO 8601. */
export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** Milliseconds in a minute, an hour and a day. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Returns the server's time that many milliseconds ago, as ISO 8601. */
export function agoIso(milliseconds: number): string {
  return isoBefore(now(), milliseconds);
}

/** Returns the time that many milliseconds before another, as ISO 8601. */
export function isoBefore(time: number, milliseconds: number): string {
  return new Date(time - milliseconds).toISOString();
}

/** Returns the offset of the server's clock from the machine's, in milliseconds. */
export function getClockOffset(): number {
  return offset;
}

/**
 * Sets the offset of the server's clock from the machine's, for the whole process. Sessions,
 * records and expiry dates follow it; connection time-outs do not.
 */
export function setClockOffset(milliseconds: number): void {
  offset = milliseconds;
}
