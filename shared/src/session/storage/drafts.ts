import type { Area } from '../../resources/area';
import { type KeyValueStore, getBrowserStorage } from './browserStorage';
import { omitSecrets } from './secretFields';

/** Identifies a draft by its owner, its form and the version of that form. */
export interface DraftKey {
  area: Area;
  user: string;
  form: string;
  /** A developer raises it when the form's fields change; `readDraft` deletes drafts of another version. */
  version: number;
}

/** The values that a person has typed into a form and not yet sent. */
export interface Draft {
  values: Record<string, unknown>;
  savedAt: Date;
}

/** The `user` of a draft that a visitor types before signing in. */
export const ANONYMOUS = 'anonymous';

const prefix = 'draft';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Anonymous drafts expire after a day, because the next visitor on a shared device sees them. */
const getLifetime = (user: string): number => (user === ANONYMOUS ? DAY_MS : 30 * DAY_MS);

function getOwnerPrefix(area: Area, user: string): string {
  return `${prefix}:${area}:${encodeURIComponent(user)}:`;
}

function getStorageKey(key: Omit<DraftKey, 'version'>): string {
  return getOwnerPrefix(key.area, key.user) + encodeURIComponent(key.form);
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
  return Date.now() - draft.savedAt.getTime() > getLifetime(user);
}

/**
 * Stores typed values without the fields that a browser must not keep (`secretFields`). Returns `false`
 * when the browser refuses to store them: the form then works without a draft.
 */
export function saveDraft(
  key: DraftKey,
  values: Record<string, unknown>,
  store: KeyValueStore | undefined = getBrowserStorage(),
): boolean {
  try {
    const text = JSON.stringify({
      version: key.version,
      savedAt: Date.now(),
      values: omitSecrets(values),
    });
    store?.setItem(getStorageKey(key), text);
    return store !== undefined;
  } catch {
    return false;
  }
}

/**
 * Reads a draft of this version. Deletes it and returns `undefined` when it has another version, cannot be
 * parsed, or is older than 30 days (one day for an anonymous visitor).
 */
export function readDraft(
  key: DraftKey,
  store: KeyValueStore | undefined = getBrowserStorage(),
): Draft | undefined {
  const name = getStorageKey(key);
  const text = store?.getItem(name) ?? null;
  const draft = parse(text);
  if (draft && draft.version === key.version && !isExpired(draft, key.user)) {
    return { values: draft.values, savedAt: draft.savedAt };
  }
  if (text !== null) store?.removeItem(name);
  return undefined;
}

/** Deletes a draft of any version of its form. */
export function deleteDraft(
  key: Omit<DraftKey, 'version'>,
  store: KeyValueStore | undefined = getBrowserStorage(),
): void {
  store?.removeItem(getStorageKey(key));
}

function findKeys(store: KeyValueStore, start: string): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (name): name is string => name !== null && name.startsWith(start),
  );
}

/** Deletes every draft of one user in one area. */
export function deleteUserDrafts(
  area: Area,
  user: string,
  store: KeyValueStore | undefined = getBrowserStorage(),
): void {
  if (!store) return;
  for (const name of findKeys(store, getOwnerPrefix(area, user))) store.removeItem(name);
}

/** Whether a draft exists, of any version of the form. */
export function hasDraft(
  key: Omit<DraftKey, 'version'>,
  store: KeyValueStore | undefined = getBrowserStorage(),
): boolean {
  return (store?.getItem(getStorageKey(key)) ?? null) !== null;
}

/** Deletes every user's expired and unreadable drafts. An app calls it once when it starts. */
export function purgeDrafts(store: KeyValueStore | undefined = getBrowserStorage()): void {
  if (!store) return;
  for (const name of findKeys(store, `${prefix}:`)) {
    const draft = parse(store.getItem(name));
    const [, , user = ''] = name.split(':');
    if (!draft || isExpired(draft, user)) store.removeItem(name);
  }
}

/** Calls `listener` when another tab saves or deletes this draft (`undefined`). Returns an unsubscribe function. */
export function watchDraft(
  key: DraftKey,
  listener: (draft: Draft | undefined) => void,
): () => void {
  const name = getStorageKey(key);
  const onStorage = (event: StorageEvent) => {
    if (event.key === name || event.key === null) listener(readDraft(key));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
