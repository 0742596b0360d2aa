const MAX_STEPS = 200;

/** Computes the present value of the instalments at a monthly rate, and its slope for Newton's method. */
function computePresentValue(
  instalments: readonly number[],
  rate: number,
): { value: number; slope: number } {
  const factor = 1 / (1 + rate);
  let discount = 1;
  let value = 0;
  let slope = 0;
  for (const [index, instalment] of instalments.entries()) {
    discount *= factor;
    value += instalment * discount;
    slope -= (index + 1) * instalment * discount * factor;
  }
  return { value, slope };
}

/**
 * Computes the monthly internal rate of return of a loan as a fraction: the rate at which the present value of the
 * instalments equals the amount received. Uses Newton's method in a bracket, and bisects where a step leaves it.
 * @param netDisbursed ₹ received after the fees taken at the start
 * @param instalments ₹ paid at the end of each month, in order, none negative
 * @throws RangeError when nothing is received or nothing is paid.
 */
export function computeInternalRate(netDisbursed: number, instalments: readonly number[]): number {
  if (!(netDisbursed > 0)) throw new RangeError('net disbursed amount must be above zero');
  if (!instalments.some((instalment) => instalment > 0))
    throw new RangeError('at least one instalment must be above zero');
  let low = -0.99;
  let high = 1;
  while (computePresentValue(instalments, high).value > netDisbursed) high *= 2;
  let rate = 0.01;
  for (let step = 0; step < MAX_STEPS && high - low > 1e-14; step += 1) {
    const { value, slope } = computePresentValue(instalments, rate);
    const excess = value - netDisbursed;
    const newton = rate - excess / slope;
    // Stop here: the remaining difference is rounding noise, and its sign would move the bracket the wrong way.
    if (Math.abs(newton - rate) < 1e-13) return newton;
    if (excess > 0) low = rate;
    else high = rate;
    rate = newton > low && newton < high ? newton : (low + high) / 2;
  }
  return rate;
}

/**
 * Annual percentage rate in per cent a year, to two decimals: twelve times the monthly internal rate of the loan's
 * cash flows, as in the illustration (Annex B) of the Reserve Bank's circular 'Key Facts Statement (KFS) for Loans &
 * Advances', 15 April 2024.
 * @throws RangeError as `computeInternalRate` does.
 */
export function computeApr(netDisbursed: number, instalments: readonly number[]): number {
  return Number((computeInternalRate(netDisbursed, instalments) * 1200).toFixed(2));
}
