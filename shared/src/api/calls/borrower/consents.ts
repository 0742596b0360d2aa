import { number, object } from 'yup';
import { consentSchema, newConsentSchema } from '../../../schema/entities/borrower/consent';
import { endpoint } from '../../endpoint';
import { requiredArray } from '../answers';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** Returns the person's current answer for each purpose, newest first, without purposes never asked. */
export const getConsents = endpoint({
  id: 'getConsents',
  method: 'GET',
  path: '/api/user/:id/consents',
  summary: 'List own consents',
  ...own,
  answer: object({ data: requiredArray(consentSchema) }),
});

/**
 * Gives or withdraws one consent. This may change the profile, so the answer has the profile's version before
 * and after: a caller that holds the earlier version may save with the later one. 409 for consent to an outdated text.
 */
export const saveConsent = endpoint({
  id: 'saveConsent',
  method: 'POST',
  path: '/api/user/:id/consents',
  summary: 'Give or withdraw a consent',
  ...own,
  body: newConsentSchema,
  answer: object({
    data: consentSchema.required(),
    profile: object({
      version_before: number().integer().required(),
      version: number().integer().required(),
    }).required(),
  }),
});
