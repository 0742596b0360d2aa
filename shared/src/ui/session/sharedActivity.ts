import type { Area } from '../../resources/area';
import { getBrowserStorage } from '../../session/storage/browserStorage';
import { getActivityKey } from '../../session/idle';

/** Returns the milliseconds since the last activity in any tab of an area; Infinity if none is stored. */
export function getIdleMs(area: Area): number {
  const stored = Number(getBrowserStorage()?.getItem(getActivityKey(area)) ?? Number.NaN);
  return Number.isFinite(stored) ? Date.now() - stored : Number.POSITIVE_INFINITY;
}

/** Stores the time of this tab's activity for the other tabs, at most once a second. */
export function shareActivity(area: Area): void {
  const rested = getIdleMs(area);
  if (rested > 0 && rested < 1000) return;
  try {
    getBrowserStorage()?.setItem(getActivityKey(area), String(Date.now()));
  } catch {
    // The storage is full: each tab then counts for itself.
  }
}

/** Calls `listener` on activity in another tab. Returns an unsubscribe function. */
export function watchActivity(area: Area, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === getActivityKey(area) && event.newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
