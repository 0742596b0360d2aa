/**
 * The arithmetic of loans once more, from the textbook and not from the product: exact fractions of whole numbers, an
 * EMI from the sum of discounts, a rate by bisection. Tests compare the product's figures with it. Amounts in paise,
 * rates in thousandths of a per cent a month.
 */

/** The digits that discounts keep; a loan needs far fewer. */
const SCALE = 10n ** 40n;
/** 100 per cent in thousandths of a per cent. */
const WHOLE = 100_000n;

const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

export const toExactPaise = (rupees: number): bigint => BigInt(Math.round(rupees * 100));

/** A share of an amount, per cent in thousandths. */
export const takeShare = (paise: bigint, thousandths: bigint): bigint =>
  divideHalfUp(paise * thousandths, WHOLE);

export interface PlainLoan {
  paise: bigint;
  rate: bigint;
  months: number;
}

export interface PlainRow {
  payment: bigint;
  interest: bigint;
  balance: bigint;
}

/** The EMI whose discounted sum is the loan, to the paisa. */
export function findPlainEmi({ paise, rate, months }: PlainLoan): bigint {
  let discount = SCALE;
  let discounts = 0n;
  for (let month = 0; month < months; month += 1) {
    discount = (discount * WHOLE) / (WHOLE + rate);
    discounts += discount;
  }
  return divideHalfUp(paise * SCALE, discounts);
}

/** Pays an EMI month by month; the last month takes what is left. */
export function payOff({ paise, rate, months }: PlainLoan, emi: bigint): PlainRow[] {
  const rows: PlainRow[] = [];
  for (let balance = paise; balance > 0n;) {
    const interest = takeShare(balance, rate);
    const isLast = rows.length === months - 1 || balance + interest <= emi;
    const payment = isLast ? balance + interest : emi;
    balance += interest - payment;
    rows.push({ payment, interest, balance });
  }
  return rows;
}

export const sumOf = (rows: readonly PlainRow[], field: keyof PlainRow): bigint =>
  rows.reduce((sum, row) => sum + row[field], 0n);

/** Twelve times the monthly rate, in per cent, at which the payments are worth what was received. */
export function findPlainApr(received: bigint, rows: readonly PlainRow[]): number {
  const isWorthMore = (rate: number) =>
    rows.reduceRight((worth, { payment }) => (worth + Number(payment)) / (1 + rate), 0) >
    Number(received);
  let [low, high] = [0, 100];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (isWorthMore(middle)) low = middle;
    else high = middle;
  }
  return Number((low * 1200).toFixed(2));
}

/** What a lender's record says of its loan: per cent a month and of the amount. */
export interface PlainTerms {
  processing_fees: number | null;
}

/** Every figure of a loan at a rate, in ₹ and per cent. */
export function computePlainFigures(
  { processing_fees }: PlainTerms,
  loan: { amount: number; rate: bigint; months: number },
) {
  const { rate, months } = loan;
  const paise = toExactPaise(loan.amount);
  const fee = takeShare(paise, BigInt(Math.round((processing_fees ?? 0) * 1000)));
  const gst = takeShare(fee, 18_000n);
  const emi = findPlainEmi({ paise, rate, months });
  const rows = payOff({ paise, rate, months }, emi);
  const interest = sumOf(rows, 'interest');
  const toRupees = (amount: bigint) => Number(amount) / 100;
  return {
    emi: toRupees(emi),
    processing_fee: toRupees(fee),
    processing_fee_gst: toRupees(gst),
    net_disbursed: toRupees(paise - fee - gst),
    total_interest: toRupees(interest),
    total_repayment: toRupees(paise + interest),
    total_cost: toRupees(interest + fee + gst),
    apr: findPlainApr(paise - fee - gst, rows),
  };
}
