import {
  formatCoolingOff,
  formatFee,
  formatForeclosureCharge,
  formatPenalCharge,
  type OffersTexts,
} from '../../../offers';
import type { Offer } from '@marketplace/shared/api';

export interface CompareRow {
  id: string;
  label: string;
  /** A text, or an amount in ₹. */
  cell: (offer: Offer) => string | number;
  /**
   * The compared value, of which the smallest is best, and the label of the best; absent if no
   * value is better. `alike`: the value depends on amount and tenure, so it is compared only between loans alike in
   * both.
   */
  best?: { of: (offer: Offer) => number; word: string; alike?: true };
}

/** Whether all loans are of one amount and one tenure. */
const areAlike = ([first, ...others]: readonly Offer[]): boolean =>
  others.every(
    ({ amount, tenure_months }) =>
      amount === first?.amount && tenure_months === first.tenure_months,
  );

/** ₹ of interest, fees and GST for each ₹1,000 of the loan, to the paisa. */
const computeCostPerThousand = ({ total_cost, amount }: Offer): number =>
  Math.round((total_cost / amount) * 100_000) / 100;

/** The rows of the comparison of some offers, most important first. Unlike loans have the cost of each ₹1,000. */
export const buildCompareRows = (offers: readonly Offer[], texts: OffersTexts): CompareRow[] => {
  const { text, percent, months } = texts;
  const lowest = text('compare.lowest');
  return [
    {
      id: 'emi',
      label: text('emi'),
      cell: ({ emi }) => emi,
      best: { of: ({ emi }) => emi, word: lowest, alike: true },
    },
    {
      id: 'apr',
      label: text('apr'),
      cell: (offer) => texts.apr(offer.apr),
      best: { of: ({ apr }) => apr, word: lowest, alike: true },
    },
    {
      id: 'total_cost',
      label: text('total_cost'),
      cell: ({ total_cost }) => total_cost,
      best: { of: ({ total_cost }) => total_cost, word: lowest, alike: true },
    },
    ...(areAlike(offers)
      ? []
      : [
          {
            id: 'per_thousand',
            label: text('compare.per_thousand', { amount: texts.rupees(1_000) }),
            cell: computeCostPerThousand,
          },
        ]),
    {
      id: 'amount',
      label: text('amount'),
      cell: ({ amount }) => amount,
      best: { of: ({ amount }) => -amount, word: text('compare.highest') },
    },
    {
      id: 'tenure',
      label: text('tenure'),
      cell: ({ tenure_months }) => months(tenure_months),
      best: { of: ({ tenure_months }) => tenure_months, word: text('compare.shortest') },
    },
    {
      id: 'net',
      label: text('facts.net'),
      cell: ({ net_disbursed }) => net_disbursed,
    },
    {
      id: 'interest',
      label: text('facts.rate'),
      cell: ({ annual_rate, annual_rate_min: min, annual_rate_max: max }) =>
        text('interest_range', {
          rate: percent(annual_rate),
          min: percent(min),
          max: percent(max),
        }),
    },
    { id: 'fee', label: text('fee'), cell: (offer) => formatFee(offer, texts) },
    { id: 'penal', label: text('penal'), cell: (offer) => formatPenalCharge(offer, texts) },
    {
      id: 'foreclosure',
      label: text('foreclosure'),
      cell: (offer) => formatForeclosureCharge(offer, texts),
    },
    {
      id: 'cooling_off',
      label: text('cooling_off'),
      cell: (offer) => formatCoolingOff(offer, texts),
    },
  ];
};

/** The label of an offer that is best in a row; '' if all are equal, or if the row compares loans that are not alike. */
export const getBestLabel = ({ best }: CompareRow, offer: Offer, all: readonly Offer[]): string => {
  if (!best || (best.alike && !areAlike(all))) return '';
  const values = all.map(best.of);
  const least = Math.min(...values);
  return best.of(offer) === least && values.some((value) => value !== least) ? best.word : '';
};
