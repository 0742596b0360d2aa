import { boolean, mixed, number, object, string } from 'yup';
import { partners } from '../../../resources/partners';
import { contentChangeSchema } from '../../../schema/entities/approval';
import { ownBrandSchema } from '../../../schema/entities/partner/partnerBrand';
import { endpoint } from '../../endpoint';
import { dataAnswer } from '../answers';

const nothing = object({}).noUnknown();

/** The version on which a change is based; 0 for a partner that has never set a brand. */
const version = number().integer().min(0).required();

const brandState = dataAnswer({
  partner_name: string().required(),
  /** Null while the partner has the brand of the product's list. */
  brand: ownBrandSchema.nullable(),
  version,
  /** The last save can be undone. */
  can_undo: boolean().required(),
  /** ISO 8601; '' for a brand that was never saved. */
  saved_at: string().defined(),
  saved_by: string().defined(),
  /** The change that the borrower's pages do not show yet, with the brand that it would make. */
  change: contentChangeSchema.shape({ brand: ownBrandSchema.required() }).nullable(),
});

export const getOwnBrand = endpoint({
  id: 'getOwnBrand',
  method: 'GET',
  path: '/api/partner/brand',
  summary: 'Read the own brand',
  access: { partner: true },
  answer: brandState,
});

/**
 * Sets the partner's brand. The portal and the borrower's pages show it at once; a name, heading or logo waits in
 * `change` where an admin has to approve it. 409 if the brand has changed since `version`.
 */
export const saveOwnBrand = endpoint({
  id: 'saveOwnBrand',
  method: 'POST',
  path: '/api/partner/brand',
  summary: 'Set the own brand',
  access: { partner: true },
  body: ownBrandSchema.shape({ version }),
  answer: brandState,
});

/** Puts back the brand before the last save, once. 409 if there is none. */
export const undoOwnBrand = endpoint({
  id: 'undoOwnBrand',
  method: 'POST',
  path: '/api/partner/brand/undo',
  summary: 'Undo the last save of the own brand',
  access: { partner: true },
  body: object({ version }).noUnknown(),
  answer: brandState,
});

/** Keeps a logo (PNG, JPEG or WebP within `LOGO_LIMITS`) and returns its address, which a save may then name. */
export const uploadOwnLogo = endpoint({
  id: 'uploadOwnLogo',
  method: 'POST',
  creates: true,
  path: '/api/partner/brand/logos/:shape',
  summary: 'Upload a logo',
  access: { partner: true },
  encoding: 'multipart',
  body: object({ image_name: mixed<Blob>().required() }).noUnknown(),
  answer: object({ file: string().required() }),
});

export const getPartnerBrand = endpoint({
  id: 'getPartnerBrand',
  method: 'GET',
  path: '/api/admin/partners/:partnerId/brand',
  summary: 'Read the brand of a partner',
  access: { admin: partners.read },
  answer: brandState,
});

/** Removes a partner's own brand. The partner can set another, and cannot undo the reset. */
export const resetPartnerBrand = endpoint({
  id: 'resetPartnerBrand',
  method: 'POST',
  path: '/api/admin/partners/:partnerId/brand/reset',
  summary: 'Reset the brand of a partner',
  access: { admin: partners.write },
  body: nothing,
  answer: brandState,
});
