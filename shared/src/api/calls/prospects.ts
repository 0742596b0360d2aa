import { object, string } from 'yup';
import { publicPartnerSchema } from '../../schema/entities/partner';
import { newProspectSchema, prospectSchema } from '../../schema/entities/prospect';
import { choice, uuid } from '../../schema/fields/choice';
import { endpoint } from '../endpoint';
import { recordVersion } from './version';

/** Makes a link by which a partner hands a customer over; `link` is its whole address. */
export const createProspect = endpoint({
  id: 'createProspect',
  method: 'POST',
  path: '/api/partner/prospects',
  summary: 'Make a link that hands a customer over',
  access: { partner: true },
  body: newProspectSchema,
  answer: object({
    data: prospectSchema.shape(recordVersion).required(),
    link: string().required(),
  }),
});

/**
 * Who may use a link, as far as the caller may know: anybody; whoever signs in with the contact that the
 * partner gave, as the caller may or has; another than the one the caller is signed in with.
 */
export const PROSPECT_SIGN_INS = ['any', 'invited', 'other'] as const;

/** What a stranger may know of a hand-over; 404 for one that is unknown, expired or used by another, all alike. */
export const getProspect = endpoint({
  id: 'getProspect',
  method: 'GET',
  path: '/api/prospects/:id',
  summary: 'Open a link that hands a customer over',
  access: 'public',
  answer: object({
    data: object({
      partner: publicPartnerSchema.required(),
      product: choice('product'),
      sign_in: string().oneOf(PROSPECT_SIGN_INS).required(),
    }).required(),
  }),
});

/**
 * Ties a hand-over to the consumer who used it, once; again is no failure. A partner that holds a live
 * lead of the consumer keeps it. 404 as `getProspect`; 403 for a consumer with another contact than the
 * one that the partner gave.
 */
export const takeProspect = endpoint({
  id: 'takeProspect',
  method: 'POST',
  path: '/api/user/:id/prospect',
  summary: 'Use a link that hands a customer over',
  access: { consumer: true },
  owner: 'id',
  body: object({ prospect_id: uuid().required() }).noUnknown(),
  answer: object({ data: object({ product: choice('product') }).required() }),
});
