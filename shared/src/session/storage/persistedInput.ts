import type { Area } from '../../resources/area';
import { getArea } from '../area';
import { getClientValue } from './clientValues';
import { readUser } from './credentials';
import { omitSecrets } from './secretFields';

/** The values that a person has typed into a form, by field name. */
export type InputValues = Readonly<Record<string, unknown>>;

const PREFIX = 'input';
const PAN = /\b[a-z]{5}\d{4}[a-z]\b/i;

function getTabStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

function getOwnerPrefix(area: Area, user: string): string {
  return `${PREFIX}:${area}:${encodeURIComponent(user)}:`;
}

/** Keeps the input of an admin who acts as a partner apart from the partner's own. */
function findUser(area: Area): string | undefined {
  const user = readUser(area);
  return user && area === 'partner' && getClientValue('masquerade') ? `masquerade ${user}` : user;
}

function buildKey(form: string): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const area = getArea(window.location.pathname);
  const user = findUser(area);
  return user && getOwnerPrefix(area, user) + form;
}

function withoutPan(value: unknown): unknown {
  if (typeof value === 'string') return PAN.test(value) ? undefined : value;
  return Array.isArray(value) ? value.map(withoutPan) : value;
}

function toStorable(values: InputValues): string | undefined {
  const safe = omitSecrets(values);
  if (typeof safe !== 'object' || safe === null) return undefined;
  const entries = Object.entries(safe)
    .map(([name, value]) => [name, withoutPan(value)] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined;
}

/**
 * Stores what a person types into a form until the form is saved, so that a reload or the end of the
 * session loses nothing. Stores it in this tab's sessionStorage under the person's id, without secrets and PANs.
 */
export function saveInput(form: string, values: InputValues): void {
  const key = buildKey(form);
  if (!key) return;
  const text = toStorable(values);
  try {
    if (text) getTabStorage()?.setItem(key, text);
    else getTabStorage()?.removeItem(key);
  } catch {
    // The storage is full or blocked: the form works without it.
  }
}

/** Reads the unsaved input of the signed-in person in a form of this tab. */
export function readInput(form: string): InputValues | undefined {
  const key = buildKey(form);
  const text = key && getTabStorage()?.getItem(key);
  if (!text) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null ? { ...values } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the signed-in person has unsaved input in a form of this tab. */
export function hasInput(form: string): boolean {
  const storage = getTabStorage();
  // Hundreds of cells ask, and reading from the cookies who is signed in takes longest.
  const isSaved = Object.keys(storage ?? {}).some((key) => key.endsWith(`:${form}`));
  const key = isSaved ? buildKey(form) : undefined;
  return key !== undefined && storage?.getItem(key) !== null;
}

/** Deletes the input of a form after the person saves or discards it. */
export function removeInput(form: string): void {
  const key = buildKey(form);
  if (key) getTabStorage()?.removeItem(key);
}

function removeKeys(matches: (key: string) => boolean): void {
  const storage = getTabStorage();
  for (const key of Object.keys(storage ?? {})) if (matches(key)) storage?.removeItem(key);
}

/** Deletes everybody's input in an area of this tab. */
export function clearInputs(area: Area): void {
  removeKeys((key) => key.startsWith(`${PREFIX}:${area}:`));
}

/** Deletes the input of everybody but the signed-in person in an area of this tab. */
export function clearInputsOfOthers(area: Area): void {
  const user = findUser(area);
  const own = user && getOwnerPrefix(area, user);
  removeKeys((key) => key.startsWith(`${PREFIX}:${area}:`) && !(own && key.startsWith(own)));
}
