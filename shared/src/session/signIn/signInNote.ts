import type { Area } from '../../resources/area';
import { getArea } from '../area';
import { toSafeCallback } from './callback';
import { readUser } from '../storage/credentials';
import { isSignInPath } from './signIn';

const REASONS = ['ended', 'idle', 'unchecked', 'masquerade', 'required', 'password_set'] as const;

/** Why a console asks to sign in. */
export type SignInReason = (typeof REASONS)[number];

/** Why the console shows its sign-in page, and from which page the person came. */
export interface SignInNote {
  reason: SignInReason;
  /** Path and query on this origin. */
  path?: string | undefined;
  /** Id of the person who was signed in. */
  user?: string | undefined;
}

const buildKey = (area: Area) => `sign-in:${area}`;

function getTabStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Reads the note for the next sign-in page of an area in this tab. */
export function readSignInNote(area: Area): SignInNote | undefined {
  try {
    const note: unknown = JSON.parse(getTabStorage()?.getItem(buildKey(area)) ?? 'null');
    if (typeof note !== 'object' || note === null || !('reason' in note)) return undefined;
    const reason = REASONS.find((known) => known === note.reason);
    const path = 'path' in note && typeof note.path === 'string' ? note.path : undefined;
    const user = 'user' in note && typeof note.user === 'string' ? note.user : undefined;
    return reason && { reason, path: toSafeCallback(path), user };
  } catch {
    return undefined;
  }
}

/**
 * Stores why the sign-in page shows and from which page the person came. Keeps the first reason of
 * several, because the later ones follow from it.
 */
export function saveSignInNote(
  area: Area,
  reason: SignInReason,
  place: { pathname: string; search?: string } = window.location,
): void {
  if (area === 'consumer' || isSignInPath(area, place.pathname) || readSignInNote(area)) return;
  const path = getArea(place.pathname) === area ? place.pathname + (place.search ?? '') : undefined;
  const note: SignInNote = { reason, path, user: readUser(area) };
  try {
    getTabStorage()?.setItem(buildKey(area), JSON.stringify(note));
  } catch {
    // The storage is full or blocked: the sign-in page shows no reason.
  }
}

/** Deletes the note after a sign-in or a sign-out. */
export function clearSignInNote(area: Area): void {
  getTabStorage()?.removeItem(buildKey(area));
}

/** Returns the page to go back to after a sign-in, `undefined` if another person was signed in there. */
export function returnPath(area: Area, user: string): string | undefined {
  const note = readSignInNote(area);
  return note && (note.user === undefined || note.user === user) ? note.path : undefined;
}
