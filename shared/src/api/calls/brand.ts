import { array, mixed, object, string, number } from 'yup';
import { languageSchema } from '../../schema/entities/language';
import {
  newPartnerSchema,
  partnerSchema,
  publicPartnerSchema,
} from '../../schema/entities/partner';
import { OPTION_LIST_NAMES } from '../../schema/options/names';
import { partners } from '../../resources/partners';
import { endpoint } from '../endpoint';
import { doneAnswer, listOf } from './answers';
import { pendingChange, recordVersion, versionSeen } from './version';

/** The partner name of the product's own brand. */
export const DEFAULT_PARTNER_NAME = 'cl';

/** A partner's public brand data by identifier, URL segment or 'cl'. */
export const getPartnerByName = endpoint({
  id: 'getPartnerByName',
  method: 'GET',
  path: '/api/get-partner-by-name/:name',
  summary: 'Read the brand data of a partner',
  access: 'public',
  answer: object({ data: publicPartnerSchema.required() }),
});

/** Adds an active partner. No other partner may have its identifier or URL segment as either of the two. */
export const createPartner = endpoint({
  id: 'createPartner',
  method: 'POST',
  path: '/api/admin/partners',
  summary: 'Add a partner',
  access: { admin: partners.write },
  body: newPartnerSchema,
  answer: doneAnswer().shape({ partner_id: number().required() }),
});

/** Sets the utm_id of a partner's links. */
export const updatePartnerUtm = endpoint({
  id: 'updatePartnerUtm',
  method: 'POST',
  path: '/api/update-partner-utm/:partnerId',
  summary: 'Set the utm_id of a partner',
  access: { admin: partners.write },
  body: partnerSchema.pick(['utm_id']).shape(versionSeen).noUnknown(),
  answer: doneAnswer().shape(recordVersion),
});

/** Sets a partner's revenue share. */
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
  answer: object({ data: partnerSchema.shape(recordVersion).required() }),
});

/** Returns the languages of a country. The server knows only IN. */
export const getLanguages = endpoint({
  id: 'getLanguages',
  method: 'POST',
  path: '/api/getLanguages',
  summary: 'List languages',
  access: 'public',
  body: object({ countryCode: string().required().max(8) }).noUnknown(),
  answer: object({ data: listOf(languageSchema) }),
});

const optionSchema = object({ id: string().required(), label: string().required() });

const optionListsAnswer = object(
  Object.fromEntries(OPTION_LIST_NAMES.map((name) => [name, array(optionSchema)])),
);

/** Returns all option lists by name; `language` is en or hi. */
export const getOptionLists = endpoint({
  id: 'getOptionLists',
  method: 'GET',
  path: '/api/search-list/:language',
  summary: 'Read all option lists',
  access: 'public',
  answer: optionListsAnswer,
});

/** Returns one option list by name or number; 0 returns all lists. */
export const getOptionList = endpoint({
  id: 'getOptionList',
  method: 'GET',
  path: '/api/search-list/:language/:id',
  summary: 'Read one option list',
  access: 'public',
  answer: optionListsAnswer,
});

/** Stores an image (PNG, JPEG or WebP, at most 2 MB) under `path` and returns its address as `file`. */
export const uploadImage = endpoint({
  id: 'uploadImage',
  method: 'POST',
  path: '/api/s3-upload-file',
  summary: 'Upload an image',
  access: { admin: [1] },
  encoding: 'multipart',
  body: object({ image_name: mixed<Blob>().required(), path: string().max(200) }).noUnknown(),
  answer: object({ file: string().required() }),
});
