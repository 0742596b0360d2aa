import type { Area } from '../api/area';
import { browserStorage } from '../session/browserStorage';
import { activityKey } from '../session/idle';

/** Time of the last activity in any tab of an area, in milliseconds since 1970. */
export function lastActivity(area: Area): number | undefined {
  const stored = Number(browserStorage()?.getItem(activityKey(area)) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : undefined;
}

/** Tells the other tabs that something happened here, at most once a second. */
export function shareActivity(area: Area): void {
  const last = lastActivity(area);
  const now = Date.now();
  if (last !== undefined && last <= now && now - last < 1000) return;
  try {
    browserStorage()?.setItem(activityKey(area), String(now));
  } catch {
    // A full storage only means that each tab counts for itself.
  }
}

/** Calls back when another tab saw activity; returns what stops the watching. */
export function watchActivity(area: Area, listener: () => void): () => void {
  const heed = (event: StorageEvent) => {
    if (event.key === activityKey(area) && event.newValue !== null) listener();
  };
  window.addEventListener('storage', heed);
  return () => window.removeEventListener('storage', heed);
}
