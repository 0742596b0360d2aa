import { CONSENT_VERSIONS, type ConsentPurpose, type NewConsent } from '../schema';

/** Builds the body of an answer to the present text of a purpose. */
export const consentTo = (purpose: ConsentPurpose, granted: 0 | 1 = 1): NewConsent => ({
  purpose,
  text_version: CONSENT_VERSIONS[purpose],
  language: 'en',
  granted,
});
