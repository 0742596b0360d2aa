const devanagariZero = 0x0966;

/** Replaces Devanagari digits, which a Hindi keyboard types, with 0–9. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
