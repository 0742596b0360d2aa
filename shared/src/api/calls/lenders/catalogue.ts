import { array, boolean, mixed, number, object, string } from 'yup';
import { creditCardSchema } from '../../../schema/entities/lenders/creditCard';
import { lenderSchema } from '../../../schema/entities/lenders/lender';
import { lenderGroupSchema } from '../../../schema/entities/lenders/lenderGroup';
import { creditCards, lenderGroups, lenders } from '../../../resources/catalogue';
import { endpoint } from '../../endpoint';
import { LENDERS_PATH } from '../../paths';
import { doneAnswer, requiredArray } from '../answers';
import { queryList } from '../queryList';
import { pendingChange, recordVersion, versionSeen } from '../version';

/** The value of one property. The server validates it with the property's own schema. */
const propertyValue = () => mixed().nullable().defined();

export const getLendersData = endpoint({
  id: 'getLendersData',
  method: 'GET',
  path: LENDERS_PATH,
  summary: 'List lenders',
  access: { admin: lenders.read },
  answer: object({ lenders: requiredArray(lenderSchema.shape(recordVersion)) }),
});

/** Some fields of all lenders, from which their order and number follow; names that are no fields count for nothing. */
export const getLenderFields = endpoint({
  id: 'getLenderFields',
  method: 'GET',
  path: '/api/admin/lenders',
  summary: 'List some fields of all lenders',
  access: { admin: lenders.read },
  query: object({ fields: queryList(string().required()) }).noUnknown(),
  answer: object({ lenders: requiredArray(lenderSchema.partial()) }),
});

export const getLenderData = endpoint({
  id: 'getLenderData',
  method: 'GET',
  path: '/api/get-lender-data/:lenderId',
  summary: 'Read a lender',
  access: { admin: lenders.read },
  answer: object({ lender: lenderSchema.shape(recordVersion).required() }),
});

/** Adds an inactive lender with a unique name. */
export const createLender = endpoint({
  id: 'createLender',
  method: 'POST',
  creates: true,
  path: '/api/create-lender',
  summary: 'Add a lender',
  access: { admin: lenders.write },
  body: lenderSchema.pick(['name']).noUnknown(),
  answer: doneAnswer().shape({ lender_id: number().required() }),
});

export const updateLenderData = endpoint({
  id: 'updateLenderData',
  method: 'POST',
  path: '/api/update-lender-data',
  summary: 'Change one property of a lender',
  access: { admin: lenders.write },
  body: object({
    lender_id: number().required().integer(),
    property: string().required(),
    value: propertyValue(),
    ...versionSeen,
  }).noUnknown(),
  answer: doneAnswer().shape({ ...recordVersion, ...pendingChange }),
});

/** Removes a lender from the catalogue and keeps its applications. */
export const safeDeleteLender = endpoint({
  id: 'safeDeleteLender',
  method: 'POST',
  path: '/api/safe-delete-lender',
  summary: 'Delete a lender softly',
  access: { admin: lenders.write },
  body: object({ lender_id: number().required().integer(), ...versionSeen }).noUnknown(),
  answer: doneAnswer().shape(pendingChange),
});

export const getLenderGroups = endpoint({
  id: 'getLenderGroups',
  method: 'GET',
  path: '/api/lender-group/get-all',
  summary: 'List lender groups',
  access: { admin: lenderGroups.read },
  answer: object({ success: boolean().required(), lenderGroups: requiredArray(lenderGroupSchema) }),
});

/** Adds a lender group with a unique name. */
export const createLenderGroup = endpoint({
  id: 'createLenderGroup',
  method: 'POST',
  creates: true,
  path: '/api/lender-group/create',
  summary: 'Add a lender group',
  access: { admin: lenderGroups.write },
  body: lenderGroupSchema.pick(['name']).noUnknown(),
  answer: doneAnswer().shape({ lenderGroup: lenderGroupSchema.required() }),
});

/** Returns all cards to an admin, the active ones to a consumer or partner. */
export const getCreditCardsData = endpoint({
  id: 'getCreditCardsData',
  method: 'GET',
  path: '/api/get-credit-cards-data',
  summary: 'List credit cards',
  access: { admin: creditCards.read, consumer: true, partner: true },
  answer: array(creditCardSchema.shape(recordVersion)).required(),
});

/** Adds an inactive card with a unique name. */
export const createCreditCard = endpoint({
  id: 'createCreditCard',
  method: 'POST',
  creates: true,
  path: '/api/create-credit-card',
  summary: 'Add a credit card',
  access: { admin: creditCards.write },
  body: creditCardSchema.pick(['category_name']).noUnknown(),
  answer: object({ message: string().required(), category_id: number().required() }),
});

export const updateCreditCardData = endpoint({
  id: 'updateCreditCardData',
  method: 'POST',
  path: '/api/update-credit-card-data',
  summary: 'Change one property of a credit card',
  access: { admin: creditCards.write },
  body: object({
    category_id: number().required().integer(),
    property: string().required(),
    value: propertyValue(),
    ...versionSeen,
  }).noUnknown(),
  answer: doneAnswer().shape(recordVersion),
});

/** Puts all cards in an order; each gets its place as its `sort_order`. */
export const setCreditCardOrder = endpoint({
  id: 'setCreditCardOrder',
  method: 'POST',
  path: '/api/set-credit-card-order',
  summary: 'Set the order of credit cards',
  access: { admin: creditCards.write },
  body: object({ category_ids: array(number().required().integer()).required() }).noUnknown(),
  answer: doneAnswer(),
});

export const safeDeleteCreditCard = endpoint({
  id: 'safeDeleteCreditCard',
  method: 'POST',
  path: '/api/safe-delete-credit-card',
  summary: 'Delete a credit card softly',
  access: { admin: creditCards.write },
  body: object({ category_id: number().required().integer(), ...versionSeen }).noUnknown(),
  answer: object({ message: string().required(), ...pendingChange }),
});
