import { number, object, string } from 'yup';
import { date } from '../../../schema/fields/dates';
import { REPORTING_ROLES } from '../../../resources/area';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';

const period = () => object({ from: date().optional(), to: date().optional() }).noUnknown();

/** How far the applications of a period have come. `approved` includes those that were disbursed later. */
const outcome = {
  applications: number().required(),
  approved: number().required(),
  disbursals: number().required(),
  disbursed_amount: number().required(),
};

const totals = {
  from: string().required(),
  to: string().required(),
  leads: number().required(),
  ...outcome,
  by_day: requiredArray(
    object({
      date: string().required(),
      leads: number().required(),
      applications: number().required(),
      disbursed_amount: number().required(),
    }),
  ),
  by_status: requiredArray(object({ status: string().required(), count: number().required() })),
  by_lender: requiredArray(
    object({
      lender_id: number().required(),
      name: string().required(),
      ...outcome,
    }),
  ),
};

/** Returns the figures between two days (inclusive; by default the last 30 days); amounts in ₹. */
export const getAdminSummary = endpoint({
  id: 'getAdminSummary',
  method: 'GET',
  path: '/api/admin/summary',
  summary: 'Figures of the admin dashboard',
  access: { admin: REPORTING_ROLES },
  query: period(),
  answer: dataAnswer({
    ...totals,
    /** ₹ that the lenders' slabs pay on these applications, and the partners' share of it. */
    revenue: number().required(),
    partner_payout: number().required(),
    by_partner: requiredArray(
      object({
        partner_id: number().required(),
        name: string().required(),
        ...outcome,
        payout: number().required(),
      }),
    ),
    by_product: requiredArray(object({ product: string().required(), ...outcome })),
  }),
});

export const ALERT_KINDS = [
  'clock_jumped',
  'job_failed',
  'messages_failed',
  'approvals_fell',
  'outage',
  'import_failed',
  'erasures_overdue',
  'erasures_waiting',
  'help_overdue',
  'merchants_waiting',
  'numbers_capped',
] as const;

/**
 * Returns what needs an admin's attention, found in the records at this moment, with the page of the
 * list or record behind it. Each role receives the alerts whose page it may open.
 */
export const getAlerts = endpoint({
  id: 'getAlerts',
  method: 'GET',
  path: '/api/admin/alerts',
  summary: 'What needs attention, with the list behind it',
  access: { admin: REPORTING_ROLES },
  answer: object({
    data: requiredArray(
      object({
        kind: string<(typeof ALERT_KINDS)[number]>().oneOf(ALERT_KINDS).required(),
        /** Number of records in the list behind it, or of a job's failures. */
        count: number().required(),
        /** Name of the lender, file or job; '' if the alert is about several. */
        name: string().defined(),
        /** The day since which the oldest one waits or runs; '' if it does not matter. */
        since: string().defined(),
        /** Approved applications per cent of the decided ones, before and now; null for other kinds. */
        before: number().defined().nullable(),
        now: number().defined().nullable(),
        /** The times before and after a jump of the clock that stops deletions; null for other kinds. */
        jump: object({ from: string().required(), to: string().required() }).defined().nullable(),
        /** Address within the console. */
        path: string().required(),
      }),
    ),
  }),
});

/** Returns the same figures for the calling partner, with its earnings in ₹. */
export const getPartnerSummary = endpoint({
  id: 'getPartnerSummary',
  method: 'GET',
  path: '/api/partner/summary',
  summary: 'Figures of the partner dashboard',
  access: { partner: true },
  query: period(),
  answer: dataAnswer({ ...totals, earnings: number().required() }),
});
