import type { Area } from '@marketplace/shared/api';
import { DAY_MS, isoBefore, MINUTE_MS, nowIso } from '../clock';
import type { SessionRecord } from '../data/records';

/** For each area: minutes of inactivity after which a session ends, and hours after which it ends in any case. */
export type SessionLimits = Readonly<
  Record<Area, { readonly idleMinutes: number; readonly hours: number }>
>;

/** The limits unless the environment sets others. A console's sessions end earlier than a borrower's. */
export const DEFAULT_LIMITS: SessionLimits = {
  consumer: { idleMinutes: 40, hours: 24 },
  partner: { idleMinutes: 20, hours: 12 },
  admin: { idleMinutes: 20, hours: 12 },
};

/** The maximum that an area's session hours can be set to. */
export const MAX_SESSION_HOURS = (30 * DAY_MS) / (60 * MINUTE_MS);

/** Returns when a session ends if nobody uses it, ISO 8601. A session without a last use has ended. */
export function getSessionExpiry(session: Readonly<SessionRecord>, limits: SessionLimits): string {
  const { last_used_at, expires_at, area } = session;
  if (last_used_at === undefined) return new Date(0).toISOString();
  const idle = Date.parse(last_used_at) + limits[area].idleMinutes * MINUTE_MS;
  return new Date(Math.min(idle, Date.parse(expires_at))).toISOString();
}

export const isLive = (session: Readonly<SessionRecord>, limits: SessionLimits): boolean =>
  getSessionExpiry(session, limits) > nowIso();

/** Filters of `sessions` that have ended at a time, for the scheduled clean-up. */
export function buildExpiredSessionFilters(
  limits: SessionLimits,
  time: number,
): readonly Readonly<Record<string, unknown>>[] {
  const areas: readonly Area[] = ['consumer', 'partner', 'admin'];
  return [
    { expires_at_lt: isoBefore(time, 0) },
    ...areas.map((area) => ({
      area,
      last_used_at_lt: isoBefore(time, limits[area].idleMinutes * MINUTE_MS),
    })),
  ];
}
