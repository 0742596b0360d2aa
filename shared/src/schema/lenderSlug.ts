/**
 * What stands below /user beside the lenders' own pages. No lender's address may be one of these;
 * the borrower app's table of places is tested against them.
 */
export const RESERVED_SLUGS: readonly string[] = [
  'applications',
  'business-detail',
  'business-offers',
  'business-welcome-back',
  'card-issuer',
  'code',
  'credit-card',
  'declined',
  'gold',
  'gold-loan-confirmation',
  'housing-loan-confirmation',
  'indialends-otp',
  'insurance',
  'lender-submit',
  'lenders-transaction',
  'offers',
  'privacy',
  'user-detail',
  'vouchers',
  'welcome-back',
];

/**
 * A lender's name as it may stand in an address: small letters, digits and single hyphens. A name
 * that is a page's own gets `-lender` behind it, one without a letter or digit is `lender`.
 */
export function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') return 'lender';
  return RESERVED_SLUGS.includes(slug) ? `${slug}-lender` : slug;
}

/** The address for a new name: its slug, numbered where others have that already. */
export function getUniqueSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = toSlug(name);
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
