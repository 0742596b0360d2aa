import {
  afterUnauthorized,
  removeClientValue,
  setClientValue,
  getClientValue,
  readToken,
  readUser,
  safeCallback,
  saveSession,
} from '@marketplace/shared/session';
import { proxy, useSnapshot } from 'valtio';
import { getAttemptsLeft } from '../otp/otpLifetime';
import type { ProductType } from '../products/products';
import { isProductType } from '../products/products';
import { setTabItem, getTabItem } from './tabStorage';

/** Who is here and what they chose. Changed by the functions of this module only. */
export interface Session {
  /** Known since a code was sent; the person is verified once `setSignedIn`. */
  userId: string | undefined;
  signedIn: boolean;
  /** Where the last code went; gone once it was used. */
  contact: string | undefined;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number | undefined;
  /** Wrong codes typed since the last one was sent. */
  wrongTries: number;
  productType: ProductType | undefined;
  productId: string | undefined;
  /** The partner's door that was used: `/{urlSegment}`. */
  urlSegment: string | undefined;
  /** The page to come back to after signing in. */
  wanted: string | undefined;
  /** Where the link that arrived at an address leads. */
  onward: { from: string; to: string } | undefined;
  /** A 401 ended the session, and nobody has signed in since. */
  ended: boolean;
}

function product(): ProductType | undefined {
  const type = getClientValue('productType');
  return isProductType(type) ? type : undefined;
}

const inBrowser = typeof document !== 'undefined';

function initialSession(): Session {
  return {
    userId: inBrowser ? readUser('consumer') : undefined,
    signedIn: inBrowser && readToken('consumer') !== undefined,
    contact: getTabItem('contact'),
    sentAt: Number(getTabItem('sentAt')) || undefined,
    wrongTries: Number(getTabItem('wrongTries')) || 0,
    productType: inBrowser ? product() : undefined,
    productId: inBrowser ? getClientValue('productId') : undefined,
    urlSegment: inBrowser ? getClientValue('urlSegment') : undefined,
    wanted: safeCallback(getTabItem('wanted')),
    onward: undefined,
    ended: getTabItem('ended') !== undefined,
  };
}

const state = proxy<Session>(initialSession());

/** The session as it is now, for event handlers and store modules. */
export const session: Readonly<Session> = state;

/** The session in a component, which renders again when what it reads of it changes. */
export const useSession = (): Readonly<Session> => useSnapshot(state);

/**
 * A code went out: the person has an id, and is not verified yet. The server sends a code that is still
 * valid again, so the wrong tries at it stay counted.
 */
export function startVerification(userId: string, contact: string): void {
  const same = state.userId === userId && state.contact === contact;
  const valid = getAttemptsLeft(state.wrongTries, state.sentAt ?? 0, Date.now()) > 0;
  setClientValue('userId', userId);
  state.userId = userId;
  state.contact = contact;
  state.sentAt = Date.now();
  if (!same || !valid) state.wrongTries = 0;
  setTabItem('contact', contact);
  setTabItem('wrongTries', state.wrongTries === 0 ? undefined : String(state.wrongTries));
  setTabItem('sentAt', String(state.sentAt));
}

/** A code was refused. */
export function recordFailedAttempt(): void {
  state.wrongTries += 1;
  setTabItem('wrongTries', String(state.wrongTries));
}

/** The person wants another number or address: the code that was sent is forgotten. */
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

/** The code was right. */
export function setSignedIn(token: string, userId: string): void {
  saveSession('consumer', { token, userId });
  state.userId = userId;
  state.ended = false;
  setTabItem('ended', undefined);
  clearOtp();
  setTabItem('door contact', undefined);
  setTabItem('door terms', undefined);
  state.signedIn = true;
}

/**
 * The server no longer takes the token. What was typed stays; the page is come back to. Several calls
 * may be refused one after the other: once somewhere else, the person is not led back from there.
 */
export function expireSession(): void {
  if (!state.signedIn) return;
  const { pathname, search } = window.location;
  afterUnauthorized('consumer', window.location);
  setReturnPath(pathname + search);
  state.ended = true;
  setTabItem('ended', '1');
  state.signedIn = false;
}

/** Notes the page to come back to; `undefined` once there. */
export function setReturnPath(path: string | undefined): void {
  state.wanted = safeCallback(path);
  setTabItem('wanted', state.wanted);
}

/** Notes where the link that arrived at an address leads; the journey goes there. */
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

/** The person came through a partner's door, or left it (`undefined`). */
export function setUrlSegment(urlSegment: string | undefined): void {
  if (urlSegment === undefined) removeClientValue('urlSegment');
  else setClientValue('urlSegment', urlSegment);
  state.urlSegment = urlSegment;
}
