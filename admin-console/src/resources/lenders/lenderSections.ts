import { type Lender, LENDER_CRITERIA } from '@marketplace/shared/schema';

/** A section of the lender's page; each of its fields saves itself. */
export interface LenderSection {
  id: string;
  rows: readonly (readonly (keyof Lender)[])[];
}

const SECTIONS: readonly LenderSection[] = [
  {
    id: 'status',
    rows: [
      ['lender_status', 'autosubmission', 'confirms_by_code'],
      ['name', 'name_hi'],
      ['slug', 'mark_colour'],
      ['priority'],
      ['lender_description'],
      ['lender_description_hi'],
    ],
  },
  {
    id: 'criteria',
    rows: [
      ['salaried', 'self_employed', 'business'],
      ['min_income', 'max_income'],
      ['min_age', 'max_age'],
      ['ticket_class', 'credit_score_class'],
      ['min_income_self_employed', 'min_turnover'],
      ['min_age_self_employed', 'max_age_self_employed'],
      ['max_foir_percent'],
    ],
  },
  {
    id: 'loan',
    rows: [
      ['min_loan_amount', 'loan_amount_upto'],
      ['tenure_min', 'tenure'],
      ['interest_rate', 'processing_fees'],
      ['apr_min', 'apr_max'],
      ['penal_charge_percent', 'foreclosure_percent'],
      ['cooling_off_days', 'refunds_fee'],
      ['gold_ltv_percent', 'gold_price_per_gram'],
      ['product', 'journey'],
      ['grievance_officer', 'grievance_officer_hi'],
      ['grievance_contact', 'grievance_phone'],
    ],
  },
  {
    id: 'journey',
    rows: [
      ['decision_hours', 'disbursal_hours'],
      ['documents', 'documents_hi'],
      ['journey_steps', 'journey_steps_hi'],
    ],
  },
  {
    id: 'offer',
    rows: [['so_status'], ['so_text', 'so_text_hi'], ['so_date_start', 'so_date_end']],
  },
];

const placed = new Set(SECTIONS.flatMap(({ rows }) => rows.flat()));
const others = LENDER_CRITERIA.filter((name) => !placed.has(name)).map((name) => [name]);

/**
 * The sections of plain fields (specification, section 2), in the order of the page. A criterion without a place of
 * its own follows the others.
 */
export const LENDER_SECTIONS = SECTIONS.map(({ id, rows }) => ({
  id,
  rows: id === 'criteria' ? [...rows, ...others] : rows,
}));

export const SECTION_IDS = [
  'overview',
  ...LENDER_SECTIONS.map(({ id }) => id),
  'commissions',
  'revenue',
  'preview',
  'history',
] as const;
