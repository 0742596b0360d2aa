import { array, boolean, number, object, string } from 'yup';
import { publicPartnerSchema } from '../../../schema/entities/partner/partner';
import { choice } from '../../../schema/fields/choice';
import { uuid } from '../../../schema/fields/ids';
import { flag } from '../../../schema/fields/numbers';
import { endpoint } from '../../endpoint';
import { dataAnswer } from '../answers';

/** The secret of the link that a customer was sent. */
const linkToken = () => string().required().max(100);

/** How a customer has answered by the link. */
export const CONSENT_ANSWERS = ['open', 'agreed', 'refused'] as const;

export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

const consentAnswer = dataAnswer({
  partner: publicPartnerSchema.required(),
  product: choice('product'),
  /** The customer's language, as the partner stated it. */
  language: string<'en' | 'hi'>().required().oneOf(['en', 'hi']),
  answer: string<ConsentAnswer>().required().oneOf(CONSENT_ANSWERS),
});

/** Returns what a partner asks the customer of a lead, for the page of the link. 404 once the link is not valid. */
export const readLeadConsent = endpoint({
  id: 'readLeadConsent',
  method: 'POST',
  path: '/api/lead-consent/read',
  summary: 'Open the link that asks for consent',
  access: 'public',
  body: object({ token: linkToken() }).noUnknown(),
  answer: consentAnswer,
});

/** Records that the customer of a link agrees or refuses. The last answer counts while the link is valid. */
export const answerLeadConsent = endpoint({
  id: 'answerLeadConsent',
  method: 'POST',
  path: '/api/lead-consent',
  summary: 'Agree to a partner’s call, or refuse',
  access: 'public',
  body: object({ token: linkToken(), agreed: flag().required() }).noUnknown(),
  answer: consentAnswer,
});

/** The leads of an import, or the named ones; without either, all of the partner's. */
const consentScope = {
  upload_id: uuid().optional(),
  ids: array(uuid().required()).max(1000).optional(),
};

/**
 * Sends the customers who have not answered a link, again or for the first time: in the hours for messages and at the
 * sender's pace. Skips customers who got one within a day, or three in all.
 */
export const requestLeadConsents = endpoint({
  id: 'requestLeadConsents',
  method: 'POST',
  creates: true,
  path: '/api/partner/lead-consents',
  summary: 'Send links that ask for consent',
  access: { partner: true },
  body: object(consentScope).noUnknown(),
  answer: dataAnswer({
    queued: number().required(),
    skipped: number().required(),
    open: boolean().required(),
  }),
});

/** Returns how far the links are: to be sent, not answered, agreed and refused. */
export const getConsentProgress = endpoint({
  id: 'getConsentProgress',
  method: 'GET',
  path: '/api/partner/lead-consents',
  summary: 'How many customers have agreed',
  access: { partner: true },
  query: object({ upload_id: uuid().optional() }).noUnknown(),
  answer: dataAnswer({
    total: number().required(),
    queued: number().required(),
    unanswered: number().required(),
    agreed: number().required(),
    refused: number().required(),
    /** Whether it is a time at which messages go out. */
    open: boolean().required(),
  }),
});
