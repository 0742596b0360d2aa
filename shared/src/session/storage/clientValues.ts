import Cookies from 'js-cookie';

/** The campaign parameters of the link that a visit came from. */
export type UtmParameters = Partial<
  Record<
    'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'utm_id',
    string
  >
>;

/**
 * The values that cookies keep between the pages of one visit. They hold identifiers and choices only:
 * never names, contacts, PAN or dates of birth.
 */
export interface ClientValues {
  accessToken: string;
  partnerToken: string;
  adminToken: string;
  userId: string;
  partnerId: string;
  adminId: string;
  /** Encoded, see `encodeRole`. */
  roleId: string;
  merchantId: string;
  lead: string;
  qr: string;
  url: string;
  appId: string;
  prospectAppId: string;
  urlSegment: string;
  productType: string;
  productId: string;
  cardDetails: 'secured' | 'unsecured';
  utm: UtmParameters;
  isPartner: boolean;
  /** The person must set a new password before the server accepts any other call. */
  adminPasswordDue: boolean;
  partnerPasswordDue: boolean;
  /** The person must set up a second factor before the server accepts any other call. */
  adminSecondFactorDue: boolean;
  partnerSecondFactorDue: boolean;
  /** An admin is acting as this browser's partner. */
  masquerade: boolean;
  /** The acting admin may change data, not only look at it. */
  masqueradeWrite: boolean;
}

export type ClientValueName = keyof ClientValues;

interface Codec<Value> {
  write: (value: Value) => string;
  /** Returns `undefined` for text that `write` never produces. */
  read: (text: string) => Value | undefined;
}

const text: Codec<string> = { write: (value) => value, read: (value) => value || undefined };
const flag: Codec<boolean> = {
  write: (value) => (value ? '1' : '0'),
  read: (value) => (value === '1' ? true : value === '0' ? false : undefined),
};
const cardDetails: Codec<ClientValues['cardDetails']> = {
  write: (value) => value,
  read: (value) => (value === 'secured' || value === 'unsecured' ? value : undefined),
};

const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;

/** Reads the campaign parameters of a query string and cuts each to 120 characters. */
export function parseUtm(query: string): UtmParameters {
  const parameters = new URLSearchParams(query);
  const found: UtmParameters = {};
  for (const name of utmNames) {
    const value = parameters.get(name);
    if (value) found[name] = value.slice(0, 120);
  }
  return found;
}

const utm: Codec<UtmParameters> = {
  write: (value) => new URLSearchParams(value).toString(),
  read: parseUtm,
};

const codecs: { [Name in ClientValueName]: Codec<ClientValues[Name]> } = {
  accessToken: text,
  partnerToken: text,
  adminToken: text,
  userId: text,
  partnerId: text,
  adminId: text,
  roleId: text,
  merchantId: text,
  lead: text,
  qr: text,
  url: text,
  appId: text,
  prospectAppId: text,
  urlSegment: text,
  productType: text,
  productId: text,
  cardDetails,
  utm,
  isPartner: flag,
  adminPasswordDue: flag,
  partnerPasswordDue: flag,
  adminSecondFactorDue: flag,
  partnerSecondFactorDue: flag,
  masquerade: flag,
  masqueradeWrite: flag,
};

const path = '/';

function getCookieAttributes(): Cookies.CookieAttributes {
  return { path, sameSite: 'Strict', secure: globalThis.location?.protocol === 'https:' };
}

let cookies: Readonly<Partial<Record<string, string>>> | undefined;

/**
 * Returns the cookies as they were when the current turn first asked for one. Reading cookies blocks the page on
 * another process, and a console's render reads them some hundred times.
 */
function readCookies(): Readonly<Partial<Record<string, string>>> {
  if (cookies) return cookies;
  queueMicrotask(forgetCookies);
  // Without a document js-cookie has none to return.
  return (cookies = Cookies.get() ?? {});
}

function forgetCookies(): void {
  cookies = undefined;
}

/** Writes a session cookie, which lasts until the browser closes. */
export function setClientValue<Name extends ClientValueName>(
  name: Name,
  value: ClientValues[Name],
): void {
  Cookies.set(name, codecs[name].write(value), getCookieAttributes());
  forgetCookies();
}

/**
 * Writes the page language to a cookie that lasts a year. The server renders the first page in that
 * language; SameSite is Lax, so that the browser sends the cookie with links from other sites too.
 */
export function keepLanguage(language: 'en' | 'hi'): void {
  Cookies.set('language', language, { ...getCookieAttributes(), sameSite: 'Lax', expires: 365 });
}

/** Reads a value, `undefined` when no cookie exists or somebody edited it. */
export function getClientValue<Name extends ClientValueName>(
  name: Name,
): ClientValues[Name] | undefined {
  const stored = readCookies()[name];
  return stored === undefined ? undefined : codecs[name].read(stored);
}

/** Deletes the cookies of these values. */
export function removeClientValue(...names: readonly ClientValueName[]): void {
  for (const name of names) Cookies.remove(name, { path });
  forgetCookies();
}
