import { boolean, object, string } from 'yup';
import { leadSchema } from '../../../schema/entities/partner/lead';
import { productAnswersSchema } from '../../../schema/entities/borrower/productAnswers';
import { lenderSchema } from '../../../schema/entities/lenders/lender';
import { message } from '../../../schema/message';
import { choice } from '../../../schema/fields/choice';
import { mobile } from '../../../schema/fields/contact';
import { birthDate } from '../../../schema/fields/dates';
import { panIndividual } from '../../../schema/fields/identity';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';

const own = { access: { consumer: true }, owner: 'id' } as const;

/**
 * Checks whether a birth date and a PAN match the profile. The answer does not say which of them is
 * wrong. 429 for fifteen minutes after ten wrong tries.
 */
export const confirmIdentity = endpoint({
  id: 'confirmIdentity',
  method: 'POST',
  path: '/api/user/:id/confirm-identity',
  summary: 'Confirm an identity by birth date and PAN',
  ...own,
  body: object({
    birth_date: birthDate().required(message('validation.required')),
    pan: panIndividual().required(message('validation.required')),
  }).noUnknown(),
  answer: dataAnswer({ confirmed: boolean().required() }),
});

export const ownLeadSchema = leadSchema.pick([
  'id',
  'reference',
  'product',
  'stage',
  'cover',
  'lender_id',
  'study_place',
  'course_level',
  'course_cost',
  'vehicle_condition',
  'vehicle_price',
  'created_at',
  'updated_at',
]);

/** Returns the consumer's own leads, newest first. People quote `reference` to support. */
export const getOwnLeads = endpoint({
  id: 'getOwnLeads',
  method: 'GET',
  path: '/api/user/:id/leads',
  summary: 'List own leads',
  ...own,
  answer: object({
    data: requiredArray(ownLeadSchema),
  }),
});

/**
 * Cancels an own request for a call about a gold loan, a housing loan or insurance, or a wish for one. Doing so again answers the same.
 * 409 if the lead is not such a request, or is completed.
 */
export const cancelLead = endpoint({
  id: 'cancelLead',
  method: 'POST',
  path: '/api/user/:id/leads/:lead_id/cancel',
  summary: 'Cancel a request for a call',
  ...own,
  body: object({}).noUnknown(),
  answer: object({ data: ownLeadSchema.required() }),
});

/**
 * Saves the answers to a product's own questions with the lead of the product. 404 for a product without questions,
 * 422 for one that is not answered.
 */
export const saveProductAnswers = endpoint({
  id: 'saveProductAnswers',
  method: 'POST',
  path: '/api/user/:id/product-answers/:product',
  summary: 'Answer the questions of a product',
  ...own,
  body: productAnswersSchema,
  answer: object({ data: ownLeadSchema.required() }),
});

/**
 * Remembers that the consumer wishes for a product that nobody offers here now. Doing so again answers the same;
 * `cancelLead` takes it back. 409 if somebody offers it, 404 for a product that nobody calls about.
 */
export const wishForProduct = endpoint({
  id: 'wishForProduct',
  method: 'POST',
  path: '/api/user/:id/wishes/:product',
  summary: 'Wish for a product that nobody offers',
  ...own,
  body: object({}).noUnknown(),
  answer: object({ data: ownLeadSchema.required() }),
});

/** A request for an insurance call-back: the kind of cover and the number to call. */
export const insuranceRequestSchema = object({
  cover: choice('insuranceCover').required(message('validation.required')),
  mobile_phone_number: mobile().required(message('validation.required')),
}).noUnknown();

/**
 * Requests a call-back about a kind of insurance. A second request updates the existing lead. 409
 * without the consent `call_insurance`, and while nobody advises on insurance here.
 */
export const askForInsurance = endpoint({
  id: 'askForInsurance',
  method: 'POST',
  creates: true,
  path: '/api/insurance/:id',
  summary: 'Ask for a call back about insurance',
  ...own,
  body: insuranceRequestSchema,
  answer: object({ redirect: string().required(), lead_id: string().required() }),
});

/** The fields of a lender that a consumer may see before there is an offer. */
export const lenderForConsumers = lenderSchema.pick([
  'lender_id',
  'slug',
  'name',
  'mark_colour',
  'product',
  'min_age',
  'max_age',
  'min_loan_amount',
  'loan_amount_upto',
  'tenure_min',
  'tenure',
  'interest_rate',
  'processing_fees',
  'penal_charge_percent',
  'foreclosure_percent',
  'cooling_off_days',
  'journey',
  'lender_description',
  'lender_description_hi',
  'grievance_officer',
  'grievance_officer_hi',
  'grievance_contact',
  'decision_hours',
]);

/** Returns the active lenders of one product in order of their names. */
export const getProductLenders = endpoint({
  id: 'getProductLenders',
  method: 'GET',
  path: '/api/product-lenders/:product',
  summary: 'List the lenders of a product',
  access: { consumer: true },
  answer: object({ data: requiredArray(lenderForConsumers) }),
});

/** Products with a comparison of offers and with applications. */
export const LOAN_PRODUCTS = [
  'personal_loan',
  'business_loan',
  'student_loan',
  'two_wheeler_loan',
  'car_loan',
] as const satisfies readonly string[];

export type LoanProduct = (typeof LOAN_PRODUCTS)[number];

/** The product of an application. Without it the server assumes a personal loan. */
export const loanProduct = () => string().oneOf(LOAN_PRODUCTS).optional();
