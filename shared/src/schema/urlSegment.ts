/**
 * First parts of addresses that are no partner's: pages, apps and what the server itself answers. The
 * borrower app's table of places is tested against them.
 */
export const RESERVED_SEGMENTS: readonly string[] = [
  '404',
  'admin',
  'api',
  'assets',
  'auth',
  'cards-secured',
  'cards-unsecured',
  'cl',
  'create-merchant-form',
  'credit-cards',
  'customer-site',
  'db',
  'dev',
  'fonts',
  'icons',
  'indialends-otp',
  'login',
  'manifests',
  'partner',
  'privacy-policy',
  'products',
  'redirect',
  'socialmedia-onboarding',
  'terms-of-use',
  'transfer',
  'uploads',
  'user',
  'verification',
];
