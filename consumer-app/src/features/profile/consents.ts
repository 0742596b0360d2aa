/** What a personal loan application cannot do without the borrower's word on, each for one purpose. */
export const CONSENTS = ['bureau', 'lenders'] as const;

export type Consent = (typeof CONSENTS)[number];

/** Which consents were given on this page; none is given beforehand, none is remembered. */
export type Given = Record<Consent, boolean>;

export const NONE_GIVEN: Given = { bureau: false, lenders: false };

/** Id of the box of a consent, for links from the error summary. */
export const consentId = (consent: Consent): string => `consent_${consent}`;

export const missingConsents = (given: Given): Consent[] =>
  CONSENTS.filter((consent) => !given[consent]);
