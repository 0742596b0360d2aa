import type { Area } from '../api/area';
import { browserStorage } from '../session/browserStorage';
import { activityKey } from '../session/idle';

/** Milliseconds since the last activity in any tab of an area; 0 where none is known. */
export function restedMs(area: Area): number {
  const stored = Number(browserStorage()?.getItem(activityKey(area)) ?? Number.NaN);
  return Number.isFinite(stored) ? Date.now() - stored : 0;
}

/** Tells the other tabs that something happened here, at most once a second. */
export function shareActivity(area: Area): void {
  const rested = restedMs(area);
  if (rested > 0 && rested < 1000) return;
  try {
    browserStorage()?.setItem(activityKey(area), String(Date.now()));
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
