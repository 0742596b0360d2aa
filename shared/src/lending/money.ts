const MILLIONTHS = 1_000_000;
/** 100 per cent, in millionths. */
const WHOLE = 100 * MILLIONTHS;
/** Below it, the quotient of two whole numbers rounds to a whole number only if it is one. */
const MAX_EXACT = 2 ** 52;

/** Converts ₹ to whole paise and rounds halves away from zero. Exact up to about ₹90,000 crore. */
export function toPaise(rupees: number): number {
  // Whole rupees, as most amounts are, need no rounding, which is slow over many borrowers.
  if (Number.isSafeInteger(rupees * 100) && Number.isInteger(rupees)) return rupees * 100;
  // A float such as 1.005 is slightly below its decimal value; toPrecision restores the decimal.
  const paise = Number((Math.abs(rupees) * 100).toPrecision(15));
  return Math.sign(rupees) * Math.floor(paise + 0.5);
}

/** Converts whole paise to ₹. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * `percent` per cent of an amount in paise, rounded half up to the paisa, without floating-point error.
 * Percentages finer than a millionth of a per cent are rounded to it.
 */
export function computePercentOfPaise(paise: number, percent: number): number {
  const parts = Math.round(percent * MILLIONTHS);
  const doubled = 2 * paise * parts + WHOLE;
  // Large integers are exact too, but slow over the schedules of many offers.
  if (paise >= 0 && parts >= 0 && doubled < MAX_EXACT) return Math.floor(doubled / (2 * WHOLE));
  const whole = BigInt(WHOLE);
  return Number((2n * BigInt(paise) * BigInt(parts) + whole) / (2n * whole));
}

/** `percent` per cent of an amount in ₹, rounded half up to the paisa. */
export function computePercent(rupees: number, percent: number): number {
  return toRupees(computePercentOfPaise(toPaise(rupees), percent));
}
