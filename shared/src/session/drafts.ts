import type { Area } from '../api/area';
import { type KeyValueStore, browserStorage } from './browserStorage';
import { withoutSecrets } from './secretFields';

/** Names one draft: whose it is, of which form, in which shape of that form. */
export interface DraftKey {
  area: Area;
  user: string;
  form: string;
  /** Raised when the form changes shape; drafts of another version are dropped. */
  version: number;
}

/** What was typed into a form and not sent yet. */
export interface Draft {
  values: Record<string, unknown>;
  savedAt: Date;
}

/** The `user` of a draft whom nobody is signed in for. */
export const ANONYMOUS = 'stranger';

const prefix = 'draft';
const dayMs = 24 * 60 * 60 * 1000;

/** Whoever opens a stranger's form next on a shared device finds the draft, so it does not stay long. */
const lifetimeOf = (user: string): number => (user === ANONYMOUS ? dayMs : 30 * dayMs);

function ownerPrefix(area: Area, user: string): string {
  return `${prefix}:${area}:${encodeURIComponent(user)}:`;
}

function storageKey(key: Omit<DraftKey, 'version'>): string {
  return ownerPrefix(key.area, key.user) + encodeURIComponent(key.form);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string | null): (Draft & { version: unknown }) | undefined {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
    const savedAt = new Date(
      typeof stored['savedAt'] === 'number' ? stored['savedAt'] : Number.NaN,
    );
    if (Number.isNaN(savedAt.getTime())) return undefined;
    return { values: stored['values'], savedAt, version: stored['version'] };
  } catch {
    return undefined;
  }
}

function isExpired(draft: Draft, user: string): boolean {
  return Date.now() - draft.savedAt.getTime() > lifetimeOf(user);
}

/**
 * Keeps what has been typed, without the fields that must not lie in a browser (`secretFields`).
 * `false` when the browser would not take it: the form works on, only without a draft.
 */
export function saveDraft(
  key: DraftKey,
  values: Record<string, unknown>,
  store: KeyValueStore | undefined = browserStorage(),
): boolean {
  try {
    const text = JSON.stringify({
      version: key.version,
      savedAt: Date.now(),
      values: withoutSecrets(values),
    });
    store?.setItem(storageKey(key), text);
    return store !== undefined;
  } catch {
    return false;
  }
}

/** The draft of this version that is younger than 30 days, a stranger's than one; any other is dropped. */
export function readDraft(
  key: DraftKey,
  store: KeyValueStore | undefined = browserStorage(),
): Draft | undefined {
  const name = storageKey(key);
  const text = store?.getItem(name) ?? null;
  const draft = parse(text);
  if (draft && draft.version === key.version && !isExpired(draft, key.user)) {
    return { values: draft.values, savedAt: draft.savedAt };
  }
  if (text !== null) store?.removeItem(name);
  return undefined;
}

/** Drops a draft, whatever version of its form wrote it. */
export function deleteDraft(
  key: Omit<DraftKey, 'version'>,
  store: KeyValueStore | undefined = browserStorage(),
): void {
  store?.removeItem(storageKey(key));
}

function keysOf(store: KeyValueStore, start: string): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (name): name is string => name !== null && name.startsWith(start),
  );
}

/** Drops every draft of one user of one area. */
export function deleteDraftsOf(
  area: Area,
  user: string,
  store: KeyValueStore | undefined = browserStorage(),
): void {
  if (!store) return;
  for (const name of keysOf(store, ownerPrefix(area, user))) store.removeItem(name);
}

/** Whether a form was begun, in whatever version of it. */
export function hasDraft(
  key: Omit<DraftKey, 'version'>,
  store: KeyValueStore | undefined = browserStorage(),
): boolean {
  return (store?.getItem(storageKey(key)) ?? null) !== null;
}

/** Drops what is too old or unreadable, of whatever user; to be called once when an app starts. */
export function purgeDrafts(store: KeyValueStore | undefined = browserStorage()): void {
  if (!store) return;
  for (const name of keysOf(store, `${prefix}:`)) {
    const draft = parse(store.getItem(name));
    const [, , user = ''] = name.split(':');
    if (!draft || isExpired(draft, user)) store.removeItem(name);
  }
}

/**
 * Tells when another tab saves or drops this draft (`undefined`). Returns what stops the watching.
 */
export function watchDraft(
  key: DraftKey,
  listener: (draft: Draft | undefined) => void,
): () => void {
  const name = storageKey(key);
  const heed = (event: StorageEvent) => {
    if (event.key === name || event.key === null) listener(readDraft(key));
  };
  window.addEventListener('storage', heed);
  return () => window.removeEventListener('storage', heed);
}
