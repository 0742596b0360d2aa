/**
 * The issuer's address with the customer's id in place of `{UNIQUE_ID}`; undefined if it is not an
 * https address.
 */
export function buildCardLink(utmLink: string, userId: string): string | undefined {
  const address = utmLink.replaceAll('{UNIQUE_ID}', encodeURIComponent(userId));
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
