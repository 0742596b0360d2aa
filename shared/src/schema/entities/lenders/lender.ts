import { type InferType, object } from 'yup';
import { message } from '../../message';
import { choice } from '../../fields/choice';
import { references } from '../../fields/ids';
import { date } from '../../fields/dates';
import { lenderName } from '../../fields/names';
import { count, flag, id, months, percentage, rupees, years } from '../../fields/numbers';
import { colour, longText, text } from '../../fields/text';

/** A display text such as '18% To 28%'. Calculations use `apr_min` and `apr_max`. */
const interestRate = () => text(60);

/** Per cent a month, as 'Monthly PR' shows it; 1.5 is 18 per cent a year. */
const monthlyRate = () =>
  percentage()
    .max(10, message('validation.number_max', { max: 10 }))
    .meta({ kind: 'percentage', step: 0.001 });

/**
 * Fields that came after the first release. Lenders stored before a field, and fixtures without it, have its empty
 * value.
 */
const laterFields = {
  /** The name that borrowers read in Hindi; '' shows them `name`. */
  name_hi: text(60),
  /** The lender's segment in the addresses of its pages. It comes from the first name and never changes. */
  slug: text(80).meta({ kind: 'text', readOnly: true }),
  /** Highest share of the monthly income for all EMIs (FOIR), per cent; null is `DEFAULT_MAX_FOIR_PERCENT`. */
  max_foir_percent: percentage().nullable(),
  /** The colour of the lender's mark; '' draws one from the name. */
  mark_colour: colour(),
  grievance_phone: text(20),
  /** 1 if the lender pays its fee back with a loan that is given back in the cooling-off days. */
  refunds_fee: flag(),
  /** The most that the lender gives for gold, per cent of its value; ₹ that it counts for a gram of 22 carat. */
  gold_ltv_percent: percentage().nullable(),
  gold_price_per_gram: rupees(1_000_000).nullable(),
  /** 1 if the borrower must confirm an application with a code from the lender. */
  confirms_by_code: flag(),
  /** The documents that a borrower submits, and the steps to the disbursal: one a line. */
  documents: longText(1000),
  journey_steps: longText(1000),
  /** Hours from the application to the decision, and from there to the money; null if the lender states none. */
  decision_hours: count(2000).nullable(),
  disbursal_hours: count(2000).nullable(),
  /** The Hindi translations of the texts above; '' if there is none. */
  documents_hi: longText(1000),
  journey_steps_hi: longText(1000),
  so_text_hi: text(200),
  lender_description_hi: longText(1000),
  grievance_officer_hi: text(120),
};

export const laterLenderSchema = object(laterFields);

export type LaterLenderField = keyof typeof laterFields;

/**
 * A lender (section 3). Amounts in ₹, incomes in ₹ a month, tenures in months.
 * Null means 'no bound', unless the field says otherwise. The last block extends the specification's
 * record with the figures that an offer and its KFS must state.
 */
export const lenderSchema = object({
  lender_id: id().meta({ kind: 'id', readOnly: true }),
  name: lenderName().required(message('validation.required')),
  min_income: rupees().nullable(),
  max_income: rupees().nullable(),
  min_age: years().nullable(),
  max_age: years().nullable(),
  ticket_class: choice('ticketClass'),
  credit_score_class: choice('creditScoreClass'),
  salaried: flag(),
  self_employed: flag(),
  business: flag(),
  priority: count(9999),
  lender_status: flag(),
  so_status: flag(),
  so_text: text(200),
  so_date_start: date().nullable(),
  so_date_end: date().nullable(),
  loan_amount_upto: rupees().nullable(),
  tenure: months().nullable(),
  interest_rate: interestRate(),
  apr_min: monthlyRate().nullable(),
  apr_max: monthlyRate().nullable(),
  processing_fees: percentage().nullable(),
  lender_group_ids: references('lender-groups'),
  autosubmission: flag(),
  api: flag().meta({ kind: 'flag', readOnly: true }),

  product: choice('product'),
  min_loan_amount: rupees().nullable(),
  tenure_min: months().nullable(),
  min_income_self_employed: rupees().nullable(),
  min_age_self_employed: years().nullable(),
  max_age_self_employed: years().nullable(),
  min_turnover: rupees().nullable(),
  penal_charge_percent: percentage().nullable(),
  foreclosure_percent: percentage().nullable(),
  cooling_off_days: count(365).nullable(),
  journey: text(20),
  lender_description: longText(1000),
  grievance_officer: text(120),
  grievance_contact: text(120),
  ...laterFields,
}).noUnknown();

export type Lender = InferType<typeof lenderSchema>;

/** Fields that only the server sets. */
export const FIXED_LENDER_FIELDS: readonly string[] = ['lender_id', 'slug', 'api'];

/** Fields that `POST /api/update-lender-data` may change, one at a time. */
export const LENDER_PROPERTIES = Object.keys(lenderSchema.fields).filter(
  (name) => !FIXED_LENDER_FIELDS.includes(name),
);

/** Fields by which a lender decides on borrowers, in the order of the console's matrix. */
export const LENDER_CRITERIA = [
  'min_income',
  'max_income',
  'min_age',
  'max_age',
  'credit_score_class',
  'salaried',
  'self_employed',
  'business',
  'min_loan_amount',
  'loan_amount_upto',
  'max_foir_percent',
  'min_income_self_employed',
  'min_age_self_employed',
  'max_age_self_employed',
  'min_turnover',
] as const satisfies ReadonlyArray<keyof Lender>;

/** Pairs of fields; the second value must not be below the first. */
export const LENDER_RANGES = [
  ['min_income', 'max_income'],
  ['min_age', 'max_age'],
  ['min_age_self_employed', 'max_age_self_employed'],
  ['min_loan_amount', 'loan_amount_upto'],
  ['tenure_min', 'tenure'],
  ['apr_min', 'apr_max'],
  ['so_date_start', 'so_date_end'],
] as const satisfies ReadonlyArray<readonly [keyof Lender, keyof Lender]>;
