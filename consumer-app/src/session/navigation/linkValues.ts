import { setClientValue } from '@marketplace/shared/session';

/** Query parameters that hold an identifier: a lead, a QR code, an application, a hand-over. */
const IDENTIFIERS = ['lead', 'qr', 'appId', 'prospectAppId'] as const;

/** The `url` parameter names the page that carried the link. The app stores it and never navigates to it. */
const isAddress = (value: string): boolean =>
  value.length <= 300 && (/^\/(?!\/)[\w/-]*$/.test(value) || isWebAddress(value));

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Stores the known parameters of a link's query until the browser closes; ignores malformed values. */
export function storeLinkValues(query: string): void {
  const parameters = new URLSearchParams(query);
  for (const name of IDENTIFIERS) {
    const value = parameters.get(name) ?? '';
    if (/^[\w-]{1,60}$/.test(value)) setClientValue(name, value);
  }
  const url = parameters.get('url') ?? '';
  if (isAddress(url)) setClientValue('url', url);
}
