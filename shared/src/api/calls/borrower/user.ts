import { number, object, string } from 'yup';
import { otp } from '../../../schema/fields/contact';
import { reference, uuid } from '../../../schema/fields/ids';
import { flag, months, rupees } from '../../../schema/fields/numbers';
import { ownApplicationSchema } from '../../../schema/entities/borrower/application';
import { maskedInfoSchema, userSchema } from '../../../schema/entities/borrower/user';
import { WRITABLE_PROFILE_FIELDS } from '../../../schema/profile';
import { endpoint } from '../../endpoint';
import {
  codeAnswer,
  dataAnswer,
  doneAnswer,
  requiredArray,
  recordAnswer,
  versionsAnswer,
} from '../answers';
import { loanProduct } from './journey';
import { offersAnswer } from './offerAnswer';
import { recordVersion, versionSeen } from '../version';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** Returns the consumer's own profile with the PAN masked. */
export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/user/:id',
  summary: 'Read a profile',
  ...own,
  answer: recordAnswer(userSchema),
});

/** Saves the sent fields of the profile, all or none. A masked PAN does not change the stored one. */
export const saveUser = endpoint({
  id: 'saveUser',
  method: 'POST',
  path: '/api/user/:id',
  summary: 'Save fields of a profile',
  ...own,
  body: userSchema.pick(WRITABLE_PROFILE_FIELDS).partial().shape(versionSeen).noUnknown(),
  answer: recordAnswer(userSchema),
});

/** The contact beside the one of the sign-in. Nobody uses it before its code has confirmed it. */
const secondContact = () => string<'email' | 'mobile'>().required().oneOf(['email', 'mobile']);

/**
 * Sends a code to the second contact of the profile. 409 when there is nothing to confirm, 429 within 30 seconds
 * of the last code.
 */
export const sendContactCode = endpoint({
  id: 'sendContactCode',
  method: 'POST',
  path: '/api/user/:id/contact-code',
  summary: 'Send the code that confirms the second contact',
  ...own,
  body: object({ contact: secondContact() }).noUnknown(),
  answer: object({ message: string().required(), data: codeAnswer().required() }),
});

/** Confirms the second contact. A code expires after ten minutes or five wrong tries. */
export const confirmContact = endpoint({
  id: 'confirmContact',
  method: 'POST',
  path: '/api/user/:id/contact-confirm',
  summary: 'Confirm the second contact with its code',
  ...own,
  body: object({ contact: secondContact(), otp: otp() }).noUnknown(),
  answer: recordAnswer(userSchema),
});

export const getMaskInfo = endpoint({
  id: 'getMaskInfo',
  method: 'GET',
  path: '/api/getMaskInfo/:id',
  summary: 'Read masked identity',
  ...own,
  answer: object({ data: maskedInfoSchema.required() }),
});

export const setLanguage = endpoint({
  id: 'setLanguage',
  method: 'POST',
  path: '/api/set-language',
  summary: 'Set the language of a consumer',
  access: { consumer: true },
  owner: 'uid',
  body: object({ uid: uuid().required(), language: reference('languages').required() }).noUnknown(),
  answer: doneAnswer().shape({ profile: versionsAnswer() }),
});

/** Returns every active lender for an amount (₹) and a tenure (months): an offer, or the reasons against one. */
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

/** Returns the consumer's own applications, newest first. */
export const getApplications = endpoint({
  id: 'getApplications',
  method: 'GET',
  path: '/api/user/:id/applications',
  summary: 'List own applications',
  ...own,
  answer: object({ data: requiredArray(ownApplicationSchema.shape(recordVersion)) }),
});

/** Returns what a borrower is committed to before a new application, as `assessCommitments` takes it. */
export const getCommitments = endpoint({
  id: 'getCommitments',
  method: 'GET',
  path: '/api/user/:id/commitments',
  summary: 'Read open applications and EMIs',
  ...own,
  answer: dataAnswer({
    open_applications: number().required(),
    emis: number().required(),
    monthly_income: number().nullable().defined(),
  }),
});

/**
 * Applies to a lender. The server computes the offer again: 409 when the lender no longer matches or an application to
 * it is open, 422 naming each field of the profile that the lender needs and that is empty. A third open application, or
 * EMIs above three fifths of the income, are a 409 that names `debt_acknowledged` until that is 1; EMIs above the income
 * are a 422.
 */
export const apply = endpoint({
  id: 'apply',
  method: 'POST',
  creates: true,
  path: '/api/user/:id/applications',
  summary: 'Apply for an offer',
  ...own,
  body: object({
    lender_id: reference('lenders').required(),
    amount: rupees().required(),
    tenure_months: months().required(),
    product: loanProduct(),
    debt_acknowledged: flag().optional(),
  }).noUnknown(),
  answer: recordAnswer(ownApplicationSchema),
});

/**
 * Withdraws an own application and answers it. Doing so again answers the same. 409 once the loan is paid out, or the
 * application has ended in another way.
 */
export const withdrawApplication = endpoint({
  id: 'withdrawApplication',
  method: 'POST',
  path: '/api/user/:id/applications/:application_id/withdraw',
  summary: 'Withdraw an application',
  ...own,
  body: object({}).noUnknown(),
  answer: recordAnswer(ownApplicationSchema),
});

/**
 * Gives notice that the borrower gives a loan back within the cooling-off days, and answers the application with what
 * is to be paid. Doing so again answers the same. 409 before the payout and after the last day.
 */
export const giveLoanBack = endpoint({
  id: 'giveLoanBack',
  method: 'POST',
  path: '/api/user/:id/applications/:application_id/cooling-off',
  summary: 'Give a loan back within the cooling-off days',
  ...own,
  body: object({}).noUnknown(),
  answer: recordAnswer(ownApplicationSchema),
});

const redirectAnswer = () =>
  object({ redirect: string().required(), lead_id: string().required() });

const securedLoanBody = () =>
  userSchema
    .pick([
      'first_name',
      'last_name',
      'one_name',
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
    .shape({ lender_id: reference('lenders').optional() })
    .noUnknown();

/**
 * Creates a gold loan lead, for one lender or for any, and returns the next page, below /user, as `redirect`. 409 after the person has
 * withdrawn the consent `call_gold`; a person who was never asked for it is not refused.
 * 409 while nobody lends for it here, 422 for a lender that does not.
 */
export const goldLoan = endpoint({
  id: 'goldLoan',
  method: 'POST',
  creates: true,
  path: '/api/gold-loans/:id',
  summary: 'Ask for a gold loan',
  ...own,
  body: securedLoanBody(),
  answer: redirectAnswer(),
});

/** Creates a housing loan lead, as `goldLoan` does; its consent is `call_housing`. */
export const housingLoan = endpoint({
  id: 'housingLoan',
  method: 'POST',
  creates: true,
  path: '/api/housing-loan/:id',
  summary: 'Ask for an affordable housing loan',
  ...own,
  body: securedLoanBody(),
  answer: redirectAnswer(),
});
