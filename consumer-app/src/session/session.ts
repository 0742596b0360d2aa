import {
  afterUnauthorized,
  forget,
  keep,
  kept,
  readToken,
  readUser,
  safeCallback,
  saveSession,
} from '@marketplace/shared/session';
import { proxy, useSnapshot } from 'valtio';
import { triesLeft } from './passcode/codeLife';
import type { ProductType } from './products';
import { isProductType } from './products';
import { remember, remembered } from './tabMemory';

/** Who is here and what they chose. Changed by the functions of this module only. */
export interface Session {
  /** Known since a code was sent; the person is verified once `signedIn`. */
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
  const type = kept('productType');
  return isProductType(type) ? type : undefined;
}

const inBrowser = typeof document !== 'undefined';

function fresh(): Session {
  return {
    userId: inBrowser ? readUser('consumer') : undefined,
    signedIn: inBrowser && readToken('consumer') !== undefined,
    contact: remembered('contact'),
    sentAt: Number(remembered('sentAt')) || undefined,
    wrongTries: Number(remembered('wrongTries')) || 0,
    productType: inBrowser ? product() : undefined,
    productId: inBrowser ? kept('productId') : undefined,
    urlSegment: inBrowser ? kept('urlSegment') : undefined,
    wanted: safeCallback(remembered('wanted')),
    onward: undefined,
    ended: remembered('ended') !== undefined,
  };
}

const state = proxy<Session>(fresh());

/** The session as it is now, for event handlers and store modules. */
export const session: Readonly<Session> = state;

/** The session in a component, which renders again when what it reads of it changes. */
export const useSession = (): Readonly<Session> => useSnapshot(state);

/**
 * A code went out: the person has an id, and is not verified yet. The server sends a code that is still
 * valid again, so the wrong tries at it stay counted.
 */
export function codeSent(userId: string, contact: string): void {
  const same = state.userId === userId && state.contact === contact;
  const valid = triesLeft(state.wrongTries, state.sentAt ?? 0, Date.now()) > 0;
  keep('userId', userId);
  state.userId = userId;
  state.contact = contact;
  state.sentAt = Date.now();
  if (!same || !valid) state.wrongTries = 0;
  remember('contact', contact);
  remember('wrongTries', state.wrongTries === 0 ? undefined : String(state.wrongTries));
  remember('sentAt', String(state.sentAt));
}

/** A code was refused. */
export function wrongTry(): void {
  state.wrongTries += 1;
  remember('wrongTries', String(state.wrongTries));
}

/** The person wants another number or address: the code that was sent is forgotten. */
export function changeContact(): void {
  forget('userId');
  state.userId = undefined;
  forgetCode();
}

function forgetCode(): void {
  state.contact = undefined;
  state.sentAt = undefined;
  remember('contact', undefined);
  remember('sentAt', undefined);
}

/** The code was right. */
export function signedIn(token: string, userId: string): void {
  saveSession('consumer', { token, userId });
  state.userId = userId;
  state.ended = false;
  remember('ended', undefined);
  forgetCode();
  remember('door contact', undefined);
  remember('door terms', undefined);
  state.signedIn = true;
}

/**
 * The server no longer takes the token. What was typed stays; the page is come back to. Several calls
 * may be refused one after the other: once somewhere else, the person is not led back from there.
 */
export function sessionEnded(): void {
  if (!state.signedIn) return;
  const { pathname, search } = window.location;
  afterUnauthorized('consumer', window.location);
  setWanted(pathname + search);
  state.ended = true;
  remember('ended', '1');
  state.signedIn = false;
}

/** Notes the page to come back to; `undefined` once there. */
export function setWanted(path: string | undefined): void {
  state.wanted = safeCallback(path);
  remember('wanted', state.wanted);
}

/** Notes where the link that arrived at an address leads; the journey goes there. */
export function leadOn(from: string, to: string): void {
  state.onward = { from, to };
}

export function chooseProduct(type: ProductType, id: string): void {
  keep('productType', type);
  keep('productId', id);
  state.productType = type;
  state.productId = id;
}

export function clearProduct(): void {
  forget('productType', 'productId');
  state.productType = undefined;
  state.productId = undefined;
}

/** The person came through a partner's door, or left it (`undefined`). */
export function cameThrough(urlSegment: string | undefined): void {
  if (urlSegment === undefined) forget('urlSegment');
  else keep('urlSegment', urlSegment);
  state.urlSegment = urlSegment;
}
