/**
 * The issuer's address with the customer's id where it belongs; nothing for an address that is not
 * https.
 */
export function cardLink(utmLink: string, userId: string): string | undefined {
  const address = utmLink.replaceAll('{UNIQUE_ID}', encodeURIComponent(userId));
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
