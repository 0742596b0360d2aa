/**
 * The issuer's address with the number of the click in place of `{UNIQUE_ID}`, or without a number; undefined if it is
 * not an https address.
 */
export function buildCardLink(utmLink: string, clickId = ''): string | undefined {
  const address = utmLink.replaceAll('{UNIQUE_ID}', encodeURIComponent(clickId));
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
