import {
  clearCredentials,
  removeClientValue,
  setClientValue,
  getClientValue,
  readToken,
  readUser,
  toSafeCallback,
  saveSession,
} from '@marketplace/shared/session';
import { proxy, useSnapshot } from 'valtio';
import { getAttemptsLeft } from './otpLifetime';
import type { ProductType } from '../productTypes';
import { isProductType } from '../productTypes';
import { setTabItem, getTabItem } from './tabStorage';

/** The person's sign-in state and choices. Only the functions of this module change it. */
export interface Session {
  /** Set as soon as the server sends a code; the person is verified once `setSignedIn` has run. */
  userId: string | undefined;
  signedIn: boolean;
  /** Mobile number or email address of the last code; cleared when the code has been used. */
  contact: string | undefined;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number | undefined;
  /** Wrong codes entered since the last one was sent. */
  wrongTries: number;
  productType: ProductType | undefined;
  productId: string | undefined;
  /** The partner page that the person entered by: `/{urlSegment}`. */
  urlSegment: string | undefined;
  /** The page to return to after signing in. */
  wanted: string | undefined;
  /** Redirect of a link: a visit to `from` continues at `to`. */
  onward: { from: string; to: string } | undefined;
  /** True after a 401 ended the session, until somebody signs in. */
  ended: boolean;
}

function readProductType(): ProductType | undefined {
  const type = getClientValue('productType');
  return isProductType(type) ? type : undefined;
}

const inBrowser = typeof document !== 'undefined';

function readSession(): Session {
  return {
    userId: inBrowser ? readUser('consumer') : undefined,
    signedIn: inBrowser && readToken('consumer') !== undefined,
    contact: getTabItem('contact'),
    sentAt: Number(getTabItem('sentAt')) || undefined,
    wrongTries: Number(getTabItem('wrongTries')) || 0,
    productType: inBrowser ? readProductType() : undefined,
    productId: inBrowser ? getClientValue('productId') : undefined,
    urlSegment: inBrowser ? getClientValue('urlSegment') : undefined,
    wanted: toSafeCallback(getTabItem('wanted')),
    onward: undefined,
    ended: getTabItem('ended') !== undefined,
  };
}

const state = proxy<Session>(readSession());

/** The current session, for event handlers and store modules. */
export const session: Readonly<Session> = state;

/** The session for a component; it renders again when a property that it reads changes. */
export const useSession = (): Readonly<Session> => useSnapshot(state);

/**
 * Records that the server sent a code: the person has an id and is not verified yet. The server
 * sends a valid code again, so wrong attempts at the same code keep counting.
 */
export function startVerification(userId: string, contact: string): void {
  const isSameContact = state.userId === userId && state.contact === contact;
  const isCodeValid = getAttemptsLeft(state.wrongTries, state.sentAt ?? 0, Date.now()) > 0;
  setClientValue('userId', userId);
  state.userId = userId;
  state.contact = contact;
  state.sentAt = Date.now();
  if (!isSameContact || !isCodeValid) state.wrongTries = 0;
  setTabItem('contact', contact);
  setTabItem('wrongTries', state.wrongTries === 0 ? undefined : String(state.wrongTries));
  setTabItem('sentAt', String(state.sentAt));
}

/** Counts a code that the server refused. */
export function recordFailedAttempt(): void {
  state.wrongTries += 1;
  setTabItem('wrongTries', String(state.wrongTries));
}

/** Forgets the code that was sent, because the person wants to use another number or address. */
export function resetContact(): void {
  removeClientValue('userId');
  state.userId = undefined;
  clearOtp();
}

function clearOtp(): void {
  state.contact = undefined;
  state.sentAt = undefined;
  setTabItem('contact', undefined);
  setTabItem('sentAt', undefined);
}

/** Saves the token and marks the person as signed in. */
export function setSignedIn(token: string, userId: string): void {
  saveSession('consumer', { token, userId });
  state.userId = userId;
  state.ended = false;
  setTabItem('ended', undefined);
  clearOtp();
  setTabItem('sign-in contact', undefined);
  setTabItem('sign-in terms', undefined);
  state.signedIn = true;
}

/**
 * Ends a session whose token the server refuses. Drafts stay, and the person returns to this page
 * after signing in. Several calls may get a 401 one after the other; only the first has an effect,
 * so a later one cannot replace the page to return to.
 */
export function expireSession(): void {
  if (!state.signedIn) return;
  const { pathname, search } = window.location;
  clearCredentials('consumer');
  setReturnPath(pathname + search);
  state.ended = true;
  setTabItem('ended', '1');
  state.signedIn = false;
}

/** Stores the page to return to after signing in; `undefined` clears it. */
export function setReturnPath(path: string | undefined): void {
  state.wanted = toSafeCallback(path);
  setTabItem('wanted', state.wanted);
}

/** Stores where a link continues; the journey redirects to it. */
export function setRedirect(from: string, to: string): void {
  state.onward = { from, to };
}

export function chooseProduct(type: ProductType, id: string): void {
  setClientValue('productType', type);
  setClientValue('productId', id);
  state.productType = type;
  state.productId = id;
}

export function clearProduct(): void {
  removeClientValue('productType', 'productId');
  state.productType = undefined;
  state.productId = undefined;
}

/** Stores the partner page that the person entered by; `undefined` when they leave it. */
export function setUrlSegment(urlSegment: string | undefined): void {
  if (urlSegment === undefined) removeClientValue('urlSegment');
  else setClientValue('urlSegment', urlSegment);
  state.urlSegment = urlSegment;
}
