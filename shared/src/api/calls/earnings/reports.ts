import { boolean, number, object, string } from 'yup';
import { applicationSchema } from '../../../schema/entities/borrower/application';
import { CONSENTS_TO_CONTACT } from '../../../schema/entities/borrower/consent';
import { customerSchema } from '../../../schema/entities/customers/customer';
import { newNoteSchema } from '../../../schema/entities/customers/customerNote';
import { leadSchema } from '../../../schema/entities/partner/lead';
import { choice } from '../../../schema/fields/choice';
import { reference, uuid } from '../../../schema/fields/ids';
import { date } from '../../../schema/fields/dates';
import { ADMIN_ROLES, REPORTING_ROLES } from '../../../resources/area';
import { customers } from '../../../resources/customers';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { disbursalBasis } from './disbursalBasis';
import { queryList } from '../queryList';
import { timelineEntry, timelinePage, timelineQuery } from '../customers/timeline';
import { recordVersion, versionSeen } from '../version';

const period = { from: date().optional(), to: date().optional() };

const reporting = { access: { admin: REPORTING_ROLES } } as const;

const named = object({ id: number().required(), name: string().required() });

/**
 * Returns names of partners, lenders and admins for the filters of lists and reports, including
 * deleted lenders; of the admins only those who may sign in.
 */
export const getReportNames = endpoint({
  id: 'getReportNames',
  method: 'GET',
  path: '/api/admin/names',
  summary: 'Names of partners, lenders and admins',
  access: { admin: ADMIN_ROLES },
  answer: dataAnswer({
    partners: requiredArray(named),
    lenders: requiredArray(named),
    admins: requiredArray(named),
  }),
});

/**
 * Returns what support needs about a customer: the masked profile, its missing fields, and leads and
 * applications, newest first.
 */
export const getCustomerFile = endpoint({
  id: 'getCustomerFile',
  method: 'GET',
  path: '/api/admin/customers/:id',
  summary: 'A customer with leads and applications',
  access: { admin: customers.read },
  answer: dataAnswer({
    customer: customerSchema.shape(recordVersion).required(),
    partner_name: string().defined(),
    /** Masked: the day and the month are hidden. */
    birth_date: string().defined(),
    /** The channels by which the customer has agreed to be contacted. */
    contact_by: requiredArray(
      string<(typeof CONSENTS_TO_CONTACT)[number]>().required().oneOf(CONSENTS_TO_CONTACT),
    ),
    /** Whether the customer's data has been erased. */
    is_erased: boolean().required(),
    /** Id of the customer's language. */
    language: number().defined(),
    /** Fields that the personal loan profile still needs. */
    missing: requiredArray(string().required()),
    leads: requiredArray(leadSchema.shape(recordVersion)),
    applications: requiredArray(applicationSchema.shape(recordVersion)),
  }),
});

/** The kinds of entries in a customer's timeline. */
export const TIMELINE_KINDS = [
  'sign_in',
  'step',
  'consent',
  'withdrawal',
  'application',
  'status',
  'call',
  'message',
  'help',
  'note',
  'task',
] as const;

export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/**
 * Returns a page of what happened with a customer, the newest first. It names no contact. Calls and help requests
 * are for the roles that may read them.
 */
export const getCustomerTimeline = endpoint({
  id: 'getCustomerTimeline',
  method: 'GET',
  path: '/api/admin/customers/:id/timeline',
  summary: 'What happened with a customer',
  access: { admin: customers.read },
  query: timelineQuery(TIMELINE_KINDS),
  answer: timelinePage(
    timelineEntry(TIMELINE_KINDS).shape({
      /** The note that the caller may still change; null otherwise. */
      editable: object({ id: uuid(), ...recordVersion })
        .nullable()
        .defined(),
    }),
  ),
});

/** Adds a note to a customer's timeline. PANs, Aadhaar numbers, mobile numbers and e-mail addresses in it are masked. */
export const addCustomerNote = endpoint({
  id: 'addCustomerNote',
  method: 'POST',
  creates: true,
  path: '/api/admin/customers/:id/notes',
  summary: 'Note something about a customer',
  access: { admin: customers.read },
  body: newNoteSchema,
  answer: object({ data: uuid() }),
});

/** Changes a note. 404 for another admin's, 409 once `NOTE_EDIT_MINUTES` have passed. */
export const editCustomerNote = endpoint({
  id: 'editCustomerNote',
  method: 'POST',
  path: '/api/admin/customers/:id/notes/:note_id',
  summary: 'Change a note about a customer',
  access: { admin: customers.read },
  body: newNoteSchema.shape(versionSeen),
  answer: object({ data: uuid() }),
});

/**
 * Returns how far the leads of a period have come. `reached` counts every lead that reached a stage,
 * including those that went further.
 */
export const getJourney = endpoint({
  id: 'getJourney',
  method: 'GET',
  path: '/api/admin/journey',
  summary: 'Funnel of the leads of a period',
  ...reporting,
  query: object({
    ...period,
    partner_id: queryList(reference('partners')),
    product: queryList(choice('product')),
  }).noUnknown(),
  answer: dataAnswer({
    stages: requiredArray(object({ stage: string().required(), reached: number().required() })),
  }),
});

const amount = number().min(0).optional();

/**
 * Sums the applications of a period that match the filters; amounts in ₹. They are those of the list with the same
 * filters and `buildApplicationScope`: by their own day, or with `basis` disbursal the ones paid out.
 */
export const getApplicationTotals = endpoint({
  id: 'getApplicationTotals',
  method: 'GET',
  path: '/api/admin/application-totals',
  summary: 'Sums over the applications of a period',
  ...reporting,
  query: object({
    ...period,
    lender_id: queryList(reference('lenders')),
    partner_id: queryList(reference('partners')),
    product: queryList(choice('product')),
    status: queryList(choice('applicationStatus')),
    amount_gte: amount,
    amount_lte: amount,
    disbursed_amount_gte: amount,
    disbursed_amount_lte: amount,
    q: string().max(120).optional(),
    basis: disbursalBasis(),
  }).noUnknown(),
  answer: dataAnswer({
    count: number().required(),
    amount: number().required(),
    disbursals: number().required(),
    disbursed_amount: number().required(),
  }),
});

/** Sums what a period earned by the basis, in ₹: the list of earnings with the same filters. */
export const getEarningTotals = endpoint({
  id: 'getEarningTotals',
  method: 'GET',
  path: '/api/admin/earning-totals',
  summary: 'Sums over the earnings of a period',
  ...reporting,
  query: object({
    ...period,
    kind: queryList(choice('ledgerKind')),
    lender_id: queryList(reference('lenders')),
    partner_id: queryList(reference('partners')),
    q: string().max(120).optional(),
    basis: disbursalBasis(),
  }).noUnknown(),
  answer: dataAnswer({
    count: number().required(),
    revenue: number().required(),
    payout: number().required(),
  }),
});

const outcome = {
  product: string().required(),
  applications: number().required(),
  approved: number().required(),
  disbursals: number().required(),
  amount: number().required(),
  disbursed_amount: number().required(),
};

/**
 * Returns how far the applications of a period have come, by product, and by lender and product; amounts in ₹.
 * `approved` includes applications disbursed later.
 */
export const getProductsReport = endpoint({
  id: 'getProductsReport',
  method: 'GET',
  path: '/api/admin/products-report',
  summary: 'Applications of a period by product and lender',
  ...reporting,
  query: object(period).noUnknown(),
  answer: dataAnswer({
    products: requiredArray(object(outcome)),
    lenders: requiredArray(
      object({
        ...outcome,
        lender_id: number().required(),
        lender_name: string().required(),
      }),
    ),
  }),
});
