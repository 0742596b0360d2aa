/**
 * First path segments that pages, apps and the server use, so that no partner may have them. A test compares
 * them with the borrower app's routes.
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
