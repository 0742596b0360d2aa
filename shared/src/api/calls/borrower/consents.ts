import { object } from 'yup';
import { consentSchema, newConsentSchema } from '../../../schema/entities/borrower/consent';
import { endpoint } from '../../endpoint';
import { requiredArray, versionsAnswer } from '../answers';

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

/** Gives or withdraws one consent, which may change the profile. 409 for consent to an outdated text. */
export const saveConsent = endpoint({
  id: 'saveConsent',
  method: 'POST',
  creates: true,
  path: '/api/user/:id/consents',
  summary: 'Give or withdraw a consent',
  ...own,
  body: newConsentSchema,
  answer: object({ data: consentSchema.required(), profile: versionsAnswer() }),
});
