import { NO_FACTS, quoteOffer } from '@marketplace/shared/lending';
import type { Offer, OffersData } from '@marketplace/shared/api';

/** A lender's offer of ₹1,00,000 over 24 months, with the fields that a test sets. */
export const offerWith = (
  lender_id: number,
  name: string,
  { rate = 1.5, ...fields }: Partial<Offer> & { rate?: number } = {},
): Offer => {
  const quote = quoteOffer(
    { lender_id, name, apr_min: rate, apr_max: rate, processing_fees: 2, penal_charge_percent: 2 },
    {
      ...NO_FACTS,
      age: 30,
      employment: 'salaried',
      monthly_income: 45_000,
      credit_score: 745,
      amount: 1_00_000,
      tenure_months: 24,
      emi: 0,
    },
    { amount: fields.amount ?? 1_00_000, tenure_months: fields.tenure_months ?? 24 },
  );
  if (!quote) throw new Error('a lender with a rate quotes');
  return {
    ...quote,
    registered_name: name,
    slug: name.toLowerCase(),
    applied: 0,
    journey: '',
    special_offer: '',
    special_offer_hi: '',
    criteria: [],
    tenure_min: 3,
    tenure_max: 60,
    amount_min: 1_000,
    amount_max: 5_00_000,
    cooling_off_days: 3,
    grievance_officer: '',
    grievance_officer_hi: '',
    grievance_contact: '',
    grievance_phone: '',
    refunds_fee: 0,
    ...fields,
  };
};

/** The server's answer with some offers and no unmatched lender. */
export const offersWith = (offers: Offer[]): OffersData => ({
  amount: 1_00_000,
  tenure_months: 24,
  credit_score: 745,
  missing_to_apply: [],
  credit_score_at: '2026-11-27T06:30:00.000Z',
  offers,
  unmatched: [],
});
