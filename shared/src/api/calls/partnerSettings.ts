import { object } from 'yup';
import { partnerContactSchema, partnerProfileSchema } from '../../schema/entities/partnerProfile';
import { endpoint } from '../endpoint';
import { recordVersion, versionSeen } from './version';

const own = { access: { partner: true } } as const;

const profileAnswer = object({ data: partnerProfileSchema.shape(recordVersion).required() });

/** Returns the calling partner's profile. It has no version until the partner first saves it. */
export const getPartnerProfile = endpoint({
  id: 'getPartnerProfile',
  method: 'GET',
  path: '/api/partner/profile',
  summary: 'Read the own profile',
  ...own,
  answer: profileAnswer,
});

/** Saves the calling partner's profile. 422 for a GSTIN of another PAN than the one on record. */
export const savePartnerProfile = endpoint({
  id: 'savePartnerProfile',
  method: 'POST',
  path: '/api/partner/profile',
  summary: 'Save the own profile',
  ...own,
  body: partnerContactSchema.shape(versionSeen).noUnknown(),
  answer: profileAnswer,
});
