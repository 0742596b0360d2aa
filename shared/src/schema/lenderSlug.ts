/**
 * Segments below /user that other pages use, so that no lender may have them as its slug. A test compares
 * them with the borrower app's routes.
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
  'score',
  'user-detail',
  'vouchers',
  'welcome-back',
];

/**
 * Converts a lender's name to a URL segment of lower-case letters, digits and single hyphens. Appends
 * `-lender` to a reserved segment; a name without letters and digits becomes `lender`.
 */
export function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') return 'lender';
  return RESERVED_SLUGS.includes(slug) ? `${slug}-lender` : slug;
}

/** Returns the slug of a new name, with a number appended if the slug is taken. */
export function getUniqueSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = toSlug(name);
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
