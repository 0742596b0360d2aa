const devanagariZero = 0x0966;

/** A text with its Devanagari digits, which a Hindi keyboard types, as 0–9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
