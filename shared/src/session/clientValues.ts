import Cookies from 'js-cookie';

/** Where a visit came from, as campaign links state it. */
export type UtmParameters = Partial<
  Record<
    'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'utm_id',
    string
  >
>;

/**
 * What the browser keeps between pages of one visit. Identifiers and choices only: names, contacts,
 * PAN and dates of birth never go into a cookie.
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
  /** Nothing but a new password is taken from this person. */
  adminPasswordDue: boolean;
  partnerPasswordDue: boolean;
  /** An admin is acting as this browser's partner. */
  masquerade: boolean;
}

export type ClientValueName = keyof ClientValues;

interface Codec<Value> {
  write: (value: Value) => string;
  /** `undefined` for anything that this product would not have written. */
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

/** The campaign parameters of a query string, each cut to 120 characters. */
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
  masquerade: flag,
};

const path = '/';

function attributes(): Cookies.CookieAttributes {
  return { path, sameSite: 'Strict', secure: globalThis.location?.protocol === 'https:' };
}

/** Keeps a value until the browser closes. */
export function setClientValue<Name extends ClientValueName>(
  name: Name,
  value: ClientValues[Name],
): void {
  Cookies.set(name, codecs[name].write(value), attributes());
}

/**
 * Keeps the language of the pages for a year, as the one thing that outlives the browser: the server draws
 * the first page in it, also for who follows a link from somewhere else.
 */
export function keepLanguage(language: 'en' | 'hi'): void {
  Cookies.set('language', language, { ...attributes(), sameSite: 'Lax', expires: 365 });
}

/** The kept value; `undefined` when there is none, or when it has been tampered with. */
export function getClientValue<Name extends ClientValueName>(
  name: Name,
): ClientValues[Name] | undefined {
  const stored = Cookies.get(name);
  return stored === undefined ? undefined : codecs[name].read(stored);
}

/** Drops kept values. */
export function removeClientValue(...names: readonly ClientValueName[]): void {
  for (const name of names) Cookies.remove(name, { path });
}
