import { object, string } from 'yup';
import { reference, uuid } from '../../schema/fields/choice';
import { months, rupees } from '../../schema/fields/numbers';
import { ownApplicationSchema } from '../../schema/entities/application';
import { maskedInfoSchema, userSchema } from '../../schema/entities/user';
import { WRITABLE_PROFILE_FIELDS } from '../../schema/profile';
import { endpoint } from '../endpoint';
import { doneAnswer, listOf } from './answers';
import { loanProduct } from './journey';
import { offersAnswer } from './offerAnswer';
import { recordVersion, versionSeen } from './version';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** The consumer's own profile; the PAN is masked. */
export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/user/:id',
  summary: 'Read a profile',
  ...own,
  answer: object({ data: userSchema.shape(recordVersion).required() }),
});

/** Saves any of the profile's fields, all or none. A masked PAN leaves the stored one as it is. */
export const saveUser = endpoint({
  id: 'saveUser',
  method: 'POST',
  path: '/api/user/:id',
  summary: 'Save fields of a profile',
  ...own,
  body: userSchema.pick(WRITABLE_PROFILE_FIELDS).partial().shape(versionSeen).noUnknown(),
  answer: object({ data: userSchema.shape(recordVersion).required() }),
});

/** PAN and birth date as far as they are shown. */
export const getMaskInfo = endpoint({
  id: 'getMaskInfo',
  method: 'GET',
  path: '/api/getMaskInfo/:id',
  summary: 'Read masked identity',
  ...own,
  answer: object({ data: maskedInfoSchema.required() }),
});

/** Sets the language in which the consumer is served. */
export const setLanguage = endpoint({
  id: 'setLanguage',
  method: 'POST',
  path: '/api/set-language',
  summary: 'Set the language of a consumer',
  access: { consumer: true },
  owner: 'uid',
  body: object({ uid: uuid().required(), language: reference('languages').required() }).noUnknown(),
  answer: doneAnswer(),
});

/** Every lender that is on, quoted or not matched with the reasons, for an amount (₹) and a tenure (months). */
export const getOffers = endpoint({
  id: 'getOffers',
  method: 'GET',
  path: '/api/user/:id/offers',
  summary: 'Compare offers',
  ...own,
  query: object({
    amount: rupees().optional(),
    tenure_months: months().optional(),
    product: loanProduct(),
  }).noUnknown(),
  answer: offersAnswer,
});

/** The consumer's own applications, newest first. */
export const getApplications = endpoint({
  id: 'getApplications',
  method: 'GET',
  path: '/api/user/:id/applications',
  summary: 'List own applications',
  ...own,
  answer: object({ data: listOf(ownApplicationSchema.shape(recordVersion)) }),
});

/** Takes an offer. The server quotes afresh: 409 where the lender no longer matches or an application to it is already open. */
export const apply = endpoint({
  id: 'apply',
  method: 'POST',
  path: '/api/user/:id/applications',
  summary: 'Apply for an offer',
  ...own,
  body: object({
    lender_id: reference('lenders').required(),
    amount: rupees().required(),
    tenure_months: months().required(),
    product: loanProduct(),
  }).noUnknown(),
  answer: object({ data: ownApplicationSchema.shape(recordVersion).required() }),
});

const redirectAnswer = () =>
  object({ redirect: string().required(), lead_id: string().required() });

const securedLoanBody = () =>
  userSchema
    .pick([
      'first_name',
      'last_name',
      'mobile_phone_number',
      'email',
      'postal_code',
      'city',
      'state',
      'birth_date',
      'tin',
      'monthly_income',
      'employment_status_code',
      'se_loan_amount',
      'allow_sms',
      'allow_emails',
    ])
    .partial()
    .noUnknown();

/**
 * Leaves a gold loan lead; `redirect` is the page to show, below /user. 409 once the consent
 * `call_gold` was withdrawn; who was never asked for it is not refused.
 */
export const goldLoan = endpoint({
  id: 'goldLoan',
  method: 'POST',
  path: '/api/gold-loans/:id',
  summary: 'Ask for a gold loan',
  ...own,
  body: securedLoanBody(),
  answer: redirectAnswer(),
});

/** Leaves a housing loan lead, as `goldLoan` does; its consent is `call_housing`. */
export const housingLoan = endpoint({
  id: 'housingLoan',
  method: 'POST',
  path: '/api/housing-loan/:id',
  summary: 'Ask for an affordable housing loan',
  ...own,
  body: securedLoanBody(),
  answer: redirectAnswer(),
});
