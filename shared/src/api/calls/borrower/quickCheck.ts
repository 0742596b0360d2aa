import { number, object, string } from 'yup';
import {
  quickCheckSchema,
  wantedAmount,
  wantedTenure,
} from '../../../schema/entities/borrower/quickCheck';
import { flag } from '../../../schema/fields/numbers';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';

const bound = () => number().nullable().defined();

/** What a loan costs at all lenders that lend it: ₹ a month, per cent a year with fees and GST; null where there is none. */
export const loanEstimateSchema = object({
  amount: number().required(),
  tenure_months: number().required(),
  lenders: number().integer().required(),
  emi_min: bound(),
  emi_max: bound(),
  apr_min: bound(),
  apr_max: bound(),
  /** The three with the lowest APR; with `all`, every lender that lends it. */
  cheapest: requiredArray(
    object({
      lender_id: number().required(),
      slug: string().required(),
      name: string().required(),
      mark_colour: string(),
      emi_min: number().required(),
      emi_max: number().required(),
      apr_min: number().required(),
      apr_max: number().required(),
    }),
  ),
  /** All lenders that were asked, by name. */
  asked: requiredArray(
    object({ slug: string().required(), name: string().required(), mark_colour: string() }),
  ),
  /** The day of these prices. */
  day: string().required(),
});

/** Returns what a personal loan costs at the lenders that lend now; without a query, the loan that the first page shows. */
export const getLoanEstimate = endpoint({
  id: 'getLoanEstimate',
  method: 'GET',
  path: '/api/loan-estimate',
  summary: 'Estimate what a loan costs',
  access: 'public',
  query: object({
    amount: wantedAmount().optional(),
    tenure_months: wantedTenure().optional(),
    all: flag().optional(),
  }).noUnknown(),
  answer: object({ data: loanEstimateSchema.required() }),
});

const counts = {
  /** The lenders that were asked. */
  lenders: number().integer().required(),
  matching: number().integer().required(),
};

/** A loan of a lender, ₹ and months; `apr` is per cent a year. */
const loan = {
  lender_id: number().required(),
  name: string().required(),
  amount: number().required(),
  tenure_months: number().required(),
  emi: number().required(),
  apr: number().required(),
};

/**
 * Returns which lenders would lend to a person who stays unknown, by the rules of the borrower's offers. It keeps
 * nothing. Where only the year of birth is known, a lender matches if it lends to whoever is born in that year.
 */
export const quickCheck = endpoint({
  id: 'quickCheck',
  method: 'POST',
  path: '/api/quick-check',
  summary: 'Check which lenders would lend',
  access: 'public',
  body: quickCheckSchema,
  answer: dataAnswer({
    ...counts,
    /** The matching lenders that lend the whole amount. */
    full_amount: number().integer().required(),
    /** The best of those that lend the whole amount, or the largest loan if none does. */
    best: requiredArray(
      object({
        ...loan,
        slug: string().required(),
        mark_colour: string(),
        by: string()
          .oneOf(['apr', 'emi', 'money', 'amount'] as const)
          .required(),
        /** Hours from the application to the money; null if the lender states none. */
        hours: number().nullable().defined(),
      }),
    ),
    /**
     * The loan to ask for instead: the whole amount over a longer tenure, or what comes nearest if no lender lends
     * it; null if there is none. `lenders` is how many more would lend it, `other_emis` (₹ a month) to what the
     * EMIs of other loans have to fall first.
     */
    advice: object({
      ...loan,
      other_emis: number().nullable().defined(),
      lenders: number().integer().required(),
    })
      .nullable()
      .defined(),
  }),
});

/** Returns how many lenders fit the answers so far: an answer that is missing refuses nobody. It keeps nothing. */
export const countQuickCheck = endpoint({
  id: 'countQuickCheck',
  method: 'POST',
  path: '/api/quick-check/count',
  summary: 'Count the lenders that fit so far',
  access: 'public',
  body: quickCheckSchema.partial(),
  answer: dataAnswer(counts),
});
