import { computePercentOfPaise } from '../money';

/** The facts that decide on the taxes of a partner's commission. */
export interface TaxProfile {
  /** Whether the partner's PAN is on record. */
  readonly hasPan: boolean;
  /** Whether the partner is registered for GST on a day. */
  readonly isGstRegistered: (day: string) => boolean;
}

/** A commission in whole paise, without GST; negative for a claw-back. */
export interface TaxedCommission {
  readonly paise: number;
  /** The day in India that it was credited on, YYYY-MM-DD. */
  readonly day: string;
  /** The day that decides on GST, if it is another: a claw-back follows its commission. */
  readonly gstDay?: string | undefined;
  /** The tax of a commission in a payout, which never changes any more, in paise. */
  readonly fixed?: { readonly tds: number; readonly gst: number } | undefined;
}

/** The taxes of one commission in whole paise. The partner is paid `paise + gst - tds`. */
export interface CommissionTax {
  readonly tds: number;
  readonly gst: number;
  readonly net: number;
}

/**
 * GST on a commission agent's services: 18 %, heading 9961/9971 (notification 11/2017, Central Tax
 * (Rate), as amended). It falls due only if the partner is registered.
 */
export const COMMISSION_GST_PERCENT = 18;

/** TDS without a PAN: 20 % (section 206AA of the Income-tax Act, 1961). */
export const TDS_PERCENT_WITHOUT_PAN = 20;

interface TdsRule {
  readonly from: string;
  readonly percent: number;
}

/**
 * TDS on commission by section 194H of the Income-tax Act, 1961: 2 % since 1 October 2024 (Finance
 * (No. 2) Act, 2024), 5 % before. The Income-tax Act, 2025 keeps the rate.
 */
const RATES: readonly TdsRule[] = [
  { from: '2024-10-01', percent: 2 },
  { from: '', percent: 5 },
];

/** ₹20,000 a financial year since 1 April 2025 (Finance Act, 2025), ₹15,000 before; in paise. */
const THRESHOLDS = [
  { from: '2025-04-01', paise: 2_000_000 },
  { from: '', paise: 1_500_000 },
] as const;

/** Returns the first year of the financial year of a day: it runs from 1 April to 31 March. */
export function getFinancialYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-01' ? year : year - 1;
}

/** Returns the TDS rate of a day in per cent. */
export function getTdsPercent(day: string, { hasPan }: Pick<TaxProfile, 'hasPan'>): number {
  if (!hasPan) return TDS_PERCENT_WITHOUT_PAN;
  return RATES.find(({ from }) => day >= from)?.percent ?? 0;
}

/** Returns the commission in paise that a financial year may have without TDS. */
export const getTdsThreshold = (day: string): number =>
  THRESHOLDS.find(({ from }) => day >= from)?.paise ?? 0;

/** `percent` per cent of paise, halves away from zero, so that a claw-back mirrors its commission. */
export const computeTaxShare = (paise: number, percent: number): number =>
  Math.sign(paise) * computePercentOfPaise(Math.abs(paise), percent) || 0;

interface YearSoFar {
  paise: number;
  /** The TDS by the rates of their days for all commissions so far. */
  asked: number;
  /** The part of it that was withheld. */
  withheld: number;
  isCrossed: boolean;
}

/**
 * Computes the taxes of one partner's commissions, in the given order. TDS is on the commission
 * without GST (CBDT circular 23/2017). Nothing is withheld until the commissions of a financial year
 * are above the threshold; the commission that crosses it bears the TDS of those before. Once
 * crossed, a claw-back gives its TDS back. Each amount is rounded to the paisa, halves away from
 * zero.
 */
export function taxCommissions(
  commissions: readonly TaxedCommission[],
  profile: TaxProfile,
): CommissionTax[] {
  const years = new Map<number, YearSoFar>();
  return commissions.map(({ paise, day, gstDay = day, fixed }) => {
    const year = getFinancialYear(day);
    const soFar = years.get(year) ?? { paise: 0, asked: 0, withheld: 0, isCrossed: false };
    years.set(year, soFar);
    soFar.paise += paise;
    soFar.asked += computeTaxShare(paise, getTdsPercent(day, profile));
    soFar.isCrossed ||= soFar.paise > getTdsThreshold(day) || (fixed?.tds ?? 0) > 0;
    const due = soFar.isCrossed ? soFar.asked - soFar.withheld : 0;
    const tds = fixed?.tds ?? due;
    soFar.withheld += tds;
    const gst =
      fixed?.gst ??
      (profile.isGstRegistered(gstDay) ? computeTaxShare(paise, COMMISSION_GST_PERCENT) : 0);
    return { tds, gst, net: paise + gst - tds };
  });
}
