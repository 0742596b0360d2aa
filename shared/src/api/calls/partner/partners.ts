import { mixed, number, object, string } from 'yup';
import { newPartnerSchema, partnerSchema } from '../../../schema/entities/partner/partner';
import { partners } from '../../../resources/partners';
import { endpoint } from '../../endpoint';
import { doneAnswer } from '../answers';
import { ownBrand } from './brand';
import { pendingChange, recordVersion, versionSeen } from '../version';

/** Adds an active partner. No other partner may have its identifier or URL segment as either of the two. */
export const createPartner = endpoint({
  id: 'createPartner',
  method: 'POST',
  creates: true,
  path: '/api/admin/partners',
  summary: 'Add a partner',
  access: { admin: partners.write },
  body: newPartnerSchema,
  answer: doneAnswer().shape({ partner_id: number().required() }),
});

export const updatePartnerUtm = endpoint({
  id: 'updatePartnerUtm',
  method: 'POST',
  path: '/api/update-partner-utm/:partnerId',
  summary: 'Set the utm_id of a partner',
  access: { admin: partners.write },
  body: partnerSchema.pick(['utm_id']).shape(versionSeen).noUnknown(),
  answer: doneAnswer().shape(recordVersion),
});

export const updatePartnerRevenue = endpoint({
  id: 'updatePartnerRevenue',
  method: 'POST',
  path: '/api/update-partner-revenue-data/:partnerId',
  summary: 'Set what a partner earns',
  access: { admin: partners.write },
  body: partnerSchema.pick(['revenue_percent', 'revenue_flat_fee']).shape(versionSeen).noUnknown(),
  answer: doneAnswer().shape({ ...recordVersion, ...pendingChange }),
});

/** Returns the calling partner's own terms. The portal also uses this call to check its token. */
export const getPartnerRevenue = endpoint({
  id: 'getPartnerRevenue',
  method: 'GET',
  path: '/api/partner/get-revenue',
  summary: 'Read own revenue terms',
  access: { partner: true },
  answer: object({ data: partnerSchema.shape({ ...recordVersion, ...ownBrand }).required() }),
});

/** Stores an image (PNG, JPEG or WebP, at most 2 MB) under `path` and returns its address as `file`. */
export const uploadImage = endpoint({
  id: 'uploadImage',
  method: 'POST',
  creates: true,
  path: '/api/s3-upload-file',
  summary: 'Upload an image',
  access: { admin: [1] },
  encoding: 'multipart',
  body: object({ image_name: mixed<Blob>().required(), path: string().max(200) }).noUnknown(),
  answer: object({ file: string().required() }),
});
