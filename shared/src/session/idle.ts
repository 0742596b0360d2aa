import type { Area } from '../api/area';

/** How long a session may rest. */
export interface IdleConfig {
  consoleMinutes: number;
  consumerMinutes: number;
  /** Length of the warning that follows, in seconds. */
  countdownSeconds: number;
}

/** What holds unless an app says otherwise: the specification names no minutes. */
export const defaultIdle: IdleConfig = {
  consoleMinutes: 15,
  consumerMinutes: 30,
  countdownSeconds: 60,
};

/** While somebody is active, the server is told at most so often. */
export const KEEP_ALIVE_MS = 2 * 60_000;

/**
 * Fewest minutes without a call after which the server may end a session of an area: the page's own rest,
 * its warning, and what may lie between an act of the person and the call that tells of it.
 */
export function minServerIdleMinutes(area: Area, config: IdleConfig = defaultIdle): number {
  const restMs = getIdleTimeoutMs(area, config) + config.countdownSeconds * 1000;
  return Math.ceil((restMs + 2 * KEEP_ALIVE_MS) / 60_000);
}

/** Milliseconds without activity before the warning shows. */
export function getIdleTimeoutMs(area: Area, config: IdleConfig = defaultIdle): number {
  return (area === 'consumer' ? config.consumerMinutes : config.consoleMinutes) * 60_000;
}

/** Whole seconds to show for a remaining time: 60 at the start, 0 only when the time is over. */
export function getSecondsLeft(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / 1000));
}

/**
 * The second that a screen reader was last told of: each 15 down to 15, then 10 and 5. Speaking
 * every second would drown the message itself.
 */
export function isAnnouncedSecond(seconds: number): number {
  const steps = [5, 10, 15, 30, 45];
  return steps.find((step) => seconds <= step) ?? Math.ceil(seconds / 15) * 15;
}

/** Where the tabs of one area share the time of the last activity. */
export function activityKey(area: Area): string {
  return `idle:${area}:last-activity`;
}
