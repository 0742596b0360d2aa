import { number, object, string } from 'yup';
import { toRecord } from '../../../collections';
import { BAND_QUESTIONS } from '../../../lending';
import { PARTNER_ROLES } from '../../../resources/area';
import { choice } from '../../../schema/fields/choice';
import { count, months, rupees, years } from '../../../schema/fields/numbers';
import { message } from '../../../schema/message';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { criterionSchema, offerSchema } from '../borrower/offerAnswer';

const access = { partner: true } as const;

/** Lists the products that a partner's pages show, in their order: what it may add leads and links for. */
export const getPartnerProducts = endpoint({
  id: 'getPartnerProducts',
  method: 'GET',
  path: '/api/partner/products',
  summary: 'List the products that a partner’s pages show',
  access,
  answer: object({ data: requiredArray(choice('product')) }),
});

/** ₹ or a count; null where there is no bound. */
const bound = () => number().nullable().defined();

/** A lender's revenue slab as it reaches the partner: after the partner's share of it. */
const partnerSlabSchema = object({
  id: number().required(),
  /** Name of the revenue type. The partner earns by one slab of each type. */
  type: string().defined(),
  type_hi: string().defined(),
  /** Of one disbursal, ₹. */
  amount_min: bound(),
  amount_max: bound(),
  /** Disbursals of the lender in a month. */
  number_min: bound(),
  number_max: bound(),
  /** Average of these disbursals, ₹. */
  ats_min: bound(),
  ats_max: bound(),
  /** ₹ for each disbursal. */
  flat: number().required(),
  /** Per cent of the disbursed amount. */
  percent: number().required(),
  /** `now`: this month's disbursals reach it; `next`: more of them, or larger ones, would; `past`: they exceed it. */
  state: string()
    .oneOf(['now', 'next', 'past'] as const)
    .required(),
  /**
   * What this month lacks for a `next` slab: disbursals, or ₹ of their average; null if that is not the reason.
   */
  missing_number: bound(),
  missing_ats: bound(),
});

const offeringLenderSchema = object({
  lender_id: number().required(),
  name: string().required(),
  /** 1 while the lender takes no applications for a time. */
  paused: number().required(),
  amount_min: bound(),
  amount_max: bound(),
  /** The lender's criteria for the salaried, and those that differ for the self-employed. */
  criteria: requiredArray(criterionSchema),
  self_employed: requiredArray(criterionSchema),
  /** One a line. */
  documents: string().defined(),
  documents_hi: string().defined(),
  decision_hours: number().nullable().defined(),
  disbursal_hours: number().nullable().defined(),
  slabs: requiredArray(partnerSlabSchema),
});

/** Returns what the partner may offer: each product with its lenders and the most that they pay the partner. */
export const getProductOfferings = endpoint({
  id: 'getProductOfferings',
  method: 'GET',
  path: '/api/partner/product-offering',
  summary: 'List the products that a partner offers',
  access,
  answer: object({
    data: requiredArray(
      object({
        product: choice('product'),
        lenders: number().required(),
        /** ₹, from the smallest to the largest loan. */
        amount_min: bound(),
        amount_max: bound(),
        /** The best slab: per cent of a disbursal, and ₹ for each. */
        percent: number().required(),
        flat: number().required(),
      }),
    ),
  }),
});

const shareText = () =>
  object({ subject: string().required(), text: string().required() }).required();

/** The link by which a partner's customers start a product, with texts to send along. */
const offeringLinkSchema = object({
  code: string().required(),
  url: string().required(),
  /** Of people; `automatic_clicks` are of previewers, crawlers and prefetches. */
  clicks: number().required(),
  automatic_clicks: number().required(),
  messages: object({ en: shareText(), hi: shareText() }).required(),
});

/** Returns a product as the partner offers it; `link` is null until the partner has made one. */
export const getProductOffering = endpoint({
  id: 'getProductOffering',
  method: 'GET',
  path: '/api/partner/product-offering/:product',
  summary: 'Read a product that a partner offers',
  access,
  answer: dataAnswer({
    product: choice('product'),
    /** ₹ that the partner gets for each disbursal besides its share. */
    flat_fee: number().required(),
    lenders: requiredArray(offeringLenderSchema),
    link: offeringLinkSchema.nullable().defined(),
  }),
});

/** Returns what a disbursal of an amount (₹) would earn the partner with each lender, if it were paid out today. */
export const estimateEarnings = endpoint({
  id: 'estimateEarnings',
  method: 'GET',
  path: '/api/partner/product-offering/:product/earnings',
  summary: 'Estimate what a disbursal earns a partner',
  access,
  query: object({ amount: number().required().moreThan(0).max(1_000_000_000) }).noUnknown(),
  answer: object({
    data: requiredArray(
      object({
        lender_id: number().required(),
        name: string().required(),
        /** ₹ with two decimals; null if the lender lends no such amount. */
        earns: bound(),
        /** The next amount that another slab pays for, and what it earns; null if there is none. */
        next_amount: bound(),
        next_earns: bound(),
      }),
    ),
  }),
});

/** Creates the partner's short link to a product; a second call answers the first one's. */
export const createOfferingLink = endpoint({
  id: 'createOfferingLink',
  method: 'POST',
  creates: true,
  path: '/api/partner/product-offering/:product/link',
  summary: 'Make the link by which a partner shares a product',
  access,
  body: object({}).noUnknown(),
  answer: object({ data: offeringLinkSchema.required() }),
});

/** The input of a pre-check: nothing that identifies the customer. */
export const preCheckSchema = object({
  product: choice('product').required(message('validation.required')),
  employment: choice('employmentStatus').required(message('validation.required')),
  age: years().min(18).max(100).required(message('validation.required')),
  /** ₹ a month. */
  monthly_income: rupees().required(message('validation.required')),
  /** Of the self-employed; some lenders ask for the turnover in place of the income. */
  ...toRecord(BAND_QUESTIONS.map(({ field, bands }) => [field, choice(bands).optional()])),
  /** ₹. */
  amount: rupees()
    .moreThan(0, message('validation.required'))
    .required(message('validation.required')),
  tenure_months: months().min(1).nullable().optional(),
  /** ₹ a month for other loans. */
  emi: rupees().nullable().optional(),
  credit_score: count().min(300).max(900).nullable().optional(),
}).noUnknown();

/**
 * Returns the lenders that would match a customer, and the reasons of the others, by the rules of the borrower's
 * offers. It stores nothing. `earns` is what the offer would earn the partner, in ₹.
 */
export const preCheckCustomer = endpoint({
  id: 'preCheckCustomer',
  method: 'POST',
  path: '/api/partner/pre-check',
  summary: 'Check which lenders would match a customer',
  access: { partner: PARTNER_ROLES },
  body: preCheckSchema,
  answer: dataAnswer({
    offers: requiredArray(
      offerSchema
        .pick(['lender_id', 'name', 'amount', 'tenure_months', 'emi', 'apr', 'rate_basis'])
        .shape({ earns: number().required() }),
    ),
    unmatched: requiredArray(
      object({
        lender_id: number().required(),
        name: string().required(),
        criteria: requiredArray(criterionSchema),
      }),
    ),
  }),
});
