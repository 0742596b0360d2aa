import { number, object } from 'yup';
import { consentSchema, newConsentSchema } from '../../schema/entities/consent';
import { endpoint } from '../endpoint';
import { listOf } from './answers';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** The answer that counts of each purpose, newest first; what was never asked is not there. */
export const getConsents = endpoint({
  id: 'getConsents',
  method: 'GET',
  path: '/api/user/:id/consents',
  summary: 'List own consents',
  ...own,
  answer: object({ data: listOf(consentSchema) }),
});

/**
 * Gives or withdraws one consent. What follows from it may change the profile, so the answer has the profile's
 * versions before and after: who knew the one before may save with the one after. 409 where it is given to a text that is no longer asked for.
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
