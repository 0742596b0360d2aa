import { setClientValue } from '@marketplace/shared/session';

/** Identifiers that a link brings along: a lender's key, a printed code's, an application's, a hand-over's. */
const IDENTIFIERS = ['lead', 'qr', 'appId', 'prospectAppId'] as const;

/** An address of the page that the link stood on; nothing ever leads there. */
const isAddress = (value: string): boolean =>
  value.length <= 300 && (/^\/(?!\/)[\w/-]*$/.test(value) || isWebAddress(value));

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Keeps what the query of a link brings along, until the browser closes. Anything odd is passed over. */
export function keepLinkValues(query: string): void {
  const parameters = new URLSearchParams(query);
  for (const name of IDENTIFIERS) {
    const value = parameters.get(name) ?? '';
    if (/^[\w-]{1,60}$/.test(value)) setClientValue(name, value);
  }
  const url = parameters.get('url') ?? '';
  if (isAddress(url)) setClientValue('url', url);
}
