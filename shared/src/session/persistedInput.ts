import type { Area } from '../api/area';
import { areaOf } from './area';
import { getClientValue } from './clientValues';
import { readUser } from './credentials';
import { withoutSecrets } from './secretFields';

/** What was typed into the fields of a form, by their names. */
export type InputValues = Readonly<Record<string, unknown>>;

const PREFIX = 'input';
const PAN = /\b[a-z]{5}\d{4}[a-z]\b/i;

function tabStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

function ownerPrefix(area: Area, user: string): string {
  return `${PREFIX}:${area}:${encodeURIComponent(user)}:`;
}

/** An admin who acts as a partner is another owner than that partner. */
function userIn(area: Area): string | undefined {
  const user = readUser(area);
  return user && area === 'partner' && getClientValue('masquerade') ? `masquerade ${user}` : user;
}

function keyOf(form: string): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const area = areaOf(window.location.pathname);
  const user = userIn(area);
  return user && ownerPrefix(area, user) + form;
}

function withoutPan(value: unknown): unknown {
  if (typeof value === 'string') return PAN.test(value) ? undefined : value;
  return Array.isArray(value) ? value.map(withoutPan) : value;
}

function storable(values: InputValues): string | undefined {
  const safe = withoutSecrets(values);
  if (typeof safe !== 'object' || safe === null) return undefined;
  const entries = Object.entries(safe)
    .map(([name, value]) => [name, withoutPan(value)] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined;
}

/**
 * Keeps what a person types into a form until it is saved, so that a reload or the end of the session
 * loses nothing. It stays in this tab's sessionStorage, bound to the person; secrets and PANs never do.
 */
export function saveInput(form: string, values: InputValues): void {
  const key = keyOf(form);
  if (!key) return;
  const text = storable(values);
  try {
    if (text) tabStorage()?.setItem(key, text);
    else tabStorage()?.removeItem(key);
  } catch {
    // The browser's storage is full or closed: the form works on without it.
  }
}

/** What the person who is signed in has typed into a form of this tab and not saved. */
export function readInput(form: string): InputValues | undefined {
  const key = keyOf(form);
  const text = key && tabStorage()?.getItem(key);
  if (!text) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null ? { ...values } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something was typed into a form and not saved. */
export function hasInput(form: string): boolean {
  const key = keyOf(form);
  return key !== undefined && (tabStorage()?.getItem(key) ?? null) !== null;
}

/** Forgets what was typed into a form: it was saved, or given up. */
export function removeInput(form: string): void {
  const key = keyOf(form);
  if (key) tabStorage()?.removeItem(key);
}

function removeKeys(matches: (key: string) => boolean): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (matches(key)) storage?.removeItem(key);
}

/** Forgets all that was typed in an area of this tab, whoever typed it. */
export function clearInputs(area: Area): void {
  removeKeys((key) => key.startsWith(`${PREFIX}:${area}:`));
}

/** Forgets what others than the person who is signed in now have typed in an area of this tab. */
export function clearInputsOfOthers(area: Area): void {
  const user = userIn(area);
  const own = user && ownerPrefix(area, user);
  removeKeys((key) => key.startsWith(`${PREFIX}:${area}:`) && !(own && key.startsWith(own)));
}
