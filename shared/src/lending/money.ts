const MILLIONTHS = 1_000_000;

/** ₹ to whole paise, halves away from zero. Amounts up to some ₹90,000 crore are exact. */
export function toPaise(rupees: number): number {
  // A literal such as 1.005 sits just under its decimal value; toPrecision gives back what was written.
  const paise = Number((Math.abs(rupees) * 100).toPrecision(15));
  return Math.sign(rupees) * Math.floor(paise + 0.5);
}

/** Whole paise to ₹. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * `percent` per cent of an amount in paise, rounded half up to the paisa, without floating-point error.
 * Percentages finer than a millionth of a per cent are rounded to it.
 */
export function percentOfPaise(paise: number, percent: number): number {
  const numerator = BigInt(paise) * BigInt(Math.round(percent * MILLIONTHS));
  const denominator = BigInt(100 * MILLIONTHS);
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** `percent` per cent of an amount in ₹, rounded half up to the paisa. */
export function percentOf(rupees: number, percent: number): number {
  return toRupees(percentOfPaise(toPaise(rupees), percent));
}
