import type { Area } from '../api/area';
import { areaOf } from './area';
import { safeCallback } from './callback';
import { readUser } from './credentials';
import { isSignInPath } from './signIn';

/** Why a console asks to sign in. */
export type SignInReason = 'ended' | 'idle' | 'unchecked' | 'masquerade' | 'required';

const REASONS: readonly SignInReason[] = ['ended', 'idle', 'unchecked', 'masquerade', 'required'];

/** Why the sign-in page is there, and the page that the person comes from. */
export interface SignInNote {
  reason: SignInReason;
  /** Path and query on this origin. */
  path?: string | undefined;
  /** Who was signed in. */
  user?: string | undefined;
}

const keyOf = (area: Area) => `sign-in:${area}`;

function tabStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The note for this tab's next sign-in page of an area. */
export function readSignInNote(area: Area): SignInNote | undefined {
  try {
    const note: unknown = JSON.parse(tabStorage()?.getItem(keyOf(area)) ?? 'null');
    if (typeof note !== 'object' || note === null || !('reason' in note)) return undefined;
    const reason = REASONS.find((known) => known === note.reason);
    const path = 'path' in note && typeof note.path === 'string' ? note.path : undefined;
    const user = 'user' in note && typeof note.user === 'string' ? note.user : undefined;
    return reason && { reason, path: safeCallback(path), user };
  } catch {
    return undefined;
  }
}

/**
 * Notes for the sign-in page why it comes up and from which page. The first of several reasons stays:
 * those after it follow from it.
 */
export function noteSignIn(
  area: Area,
  reason: SignInReason,
  place: { pathname: string; search?: string } = window.location,
): void {
  if (area === 'consumer' || isSignInPath(area, place.pathname) || readSignInNote(area)) return;
  const path = areaOf(place.pathname) === area ? place.pathname + (place.search ?? '') : undefined;
  const note: SignInNote = { reason, path, user: readUser(area) };
  try {
    tabStorage()?.setItem(keyOf(area), JSON.stringify(note));
  } catch {
    // The browser's storage is full or closed: the sign-in page comes without its reason.
  }
}

/** Forgets the note: somebody has signed in, or has asked to leave. */
export function clearSignInNote(area: Area): void {
  tabStorage()?.removeItem(keyOf(area));
}

/** The page to return to after a sign-in, where the same person has come from one of this area. */
export function returnPath(area: Area, user: string): string | undefined {
  const note = readSignInNote(area);
  return note && (note.user === undefined || note.user === user) ? note.path : undefined;
}
