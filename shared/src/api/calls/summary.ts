import { number, object, string } from 'yup';
import { date } from '../../schema/fields/dates';
import { REPORTING_ROLES } from '../../resources/area';
import { endpoint } from '../endpoint';
import { listOf } from './answers';
import { disbursalBasis } from './disbursalBasis';

const period = () =>
  object({
    from: date().optional(),
    to: date().optional(),
    basis: disbursalBasis(),
  }).noUnknown();

const totals = {
  from: string().required(),
  to: string().required(),
  leads: number().required(),
  applications: number().required(),
  approved: number().required(),
  disbursals: number().required(),
  disbursed_amount: number().required(),
  by_day: listOf(
    object({
      date: string().required(),
      leads: number().required(),
      applications: number().required(),
      disbursed_amount: number().required(),
    }),
  ),
  by_status: listOf(object({ status: string().required(), count: number().required() })),
  by_lender: listOf(
    object({
      lender_id: number().required(),
      name: string().required(),
      applications: number().required(),
      disbursals: number().required(),
      disbursed_amount: number().required(),
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
  answer: object({
    data: object({
      ...totals,
      /** ₹ that the lenders' slabs pay on the disbursals, and the partners' share of it. */
      revenue: number().required(),
      partner_payout: number().required(),
      by_partner: listOf(
        object({
          partner_id: number().required(),
          name: string().required(),
          leads: number().required(),
          applications: number().required(),
          disbursals: number().required(),
          disbursed_amount: number().required(),
          payout: number().required(),
        }),
      ),
    }).required(),
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
  answer: object({
    data: object({ ...totals, earnings: number().required() }).required(),
  }),
});
