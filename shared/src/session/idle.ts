import type { Area } from '../resources/area';

/** How long a session may stay without activity. */
export interface IdleConfig {
  consoleMinutes: number;
  consumerMinutes: number;
  /** Length of the warning that follows, in seconds. */
  countdownSeconds: number;
}

/** The default for every app. The specification does not say how many minutes. */
export const defaultIdle: IdleConfig = {
  consoleMinutes: 15,
  consumerMinutes: 30,
  countdownSeconds: 60,
};

/** Shortest time, in milliseconds, between two keep-alive calls while the person is active. */
export const KEEP_ALIVE_MS = 2 * 60_000;

/**
 * The shortest server timeout, in minutes without a call, that never ends a session before the page does:
 * the page's idle time, its countdown, and the delay between an activity and its keep-alive call.
 */
export function getMinServerIdleMinutes(area: Area, config: IdleConfig = defaultIdle): number {
  const restMs = getIdleTimeoutMs(area, config) + config.countdownSeconds * 1000;
  return Math.ceil((restMs + 2 * KEEP_ALIVE_MS) / 60_000);
}

/** Returns the milliseconds without activity after which the warning shows. */
export function getIdleTimeoutMs(area: Area, config: IdleConfig = defaultIdle): number {
  return (area === 'consumer' ? config.consumerMinutes : config.consoleMinutes) * 60_000;
}

/** Rounds a remaining time up to whole seconds, so that 0 shows only when the time is over. */
export function getSecondsLeft(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / 1000));
}

/**
 * Returns the second that a screen reader announces last: every 15 down to 15, then 10 and 5.
 * Announcing every second would interrupt the message itself.
 */
export function isAnnouncedSecond(seconds: number): number {
  const steps = [5, 10, 15, 30, 45];
  return steps.find((step) => seconds <= step) ?? Math.ceil(seconds / 15) * 15;
}

/** The storage key in which the tabs of one area share the time of the last activity. */
export function getActivityKey(area: Area): string {
  return `idle:${area}:last-activity`;
}
