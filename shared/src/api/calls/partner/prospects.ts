import { object, string } from 'yup';
import { publicPartnerSchema } from '../../../schema/entities/partner/partner';
import { newProspectSchema, prospectSchema } from '../../../schema/entities/partner/prospect';
import { choice } from '../../../schema/fields/choice';
import { uuid } from '../../../schema/fields/ids';
import { endpoint } from '../../endpoint';
import { dataAnswer } from '../answers';
import { recordVersion } from '../version';

/** Creates a link with which a partner refers a customer; `link` is the full address. */
export const createProspect = endpoint({
  id: 'createProspect',
  method: 'POST',
  creates: true,
  path: '/api/partner/prospects',
  summary: 'Make a link that hands a customer over',
  access: { partner: true },
  scope: 'links:write',
  body: newProspectSchema,
  answer: object({
    data: prospectSchema.shape(recordVersion).required(),
    link: string().required(),
  }),
});

/**
 * Who may use a link, as far as the caller may know. 'any': everybody. 'invited': the person with the contact
 * that the partner gave, which may be the caller. 'other': a person other than the signed-in caller.
 */
export const PROSPECT_SIGN_INS = ['any', 'invited', 'other'] as const;

/** Returns the public details of a link. The same 404 for a link that is unknown, expired or used by somebody else. */
export const getProspect = endpoint({
  id: 'getProspect',
  method: 'GET',
  path: '/api/prospects/:id',
  summary: 'Open a link that hands a customer over',
  access: 'public',
  answer: dataAnswer({
    partner: publicPartnerSchema.required(),
    product: choice('product'),
    sign_in: string().oneOf(PROSPECT_SIGN_INS).required(),
  }),
});

/**
 * Assigns a link to the consumer who uses it. A second call succeeds without effect. A partner that already
 * has a live lead of the consumer keeps it. 404 as `getProspect`; 403 for a consumer whose contact differs from
 * the one that the partner gave.
 */
export const takeProspect = endpoint({
  id: 'takeProspect',
  method: 'POST',
  path: '/api/user/:id/prospect',
  summary: 'Use a link that hands a customer over',
  access: { consumer: true },
  owner: 'id',
  body: object({ prospect_id: uuid().required() }).noUnknown(),
  answer: dataAnswer({ product: choice('product') }),
});
