let offset = 0;

/** Milliseconds since 1970 by the server's clock, which testers may have moved. */
export function now(): number {
  return Date.now() + offset;
}

/** The server's time as ISO 8601. */
export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** A minute and a day, in milliseconds. */
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** The server's time so many milliseconds ago, as ISO 8601. */
export function agoIso(milliseconds: number): string {
  return new Date(now() - milliseconds).toISOString();
}

/** How far the clock stands from the machine's, in milliseconds. */
export function clockOffset(): number {
  return offset;
}

/**
 * Sets the clock so far from the machine's. One clock serves the whole process, as the machine's does:
 * what is signed, dated or let expire goes by it; time-outs of connections do not.
 */
export function setClockOffset(milliseconds: number): void {
  offset = milliseconds;
}
