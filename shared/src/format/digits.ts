const devanagariZero = 0x0966;

/** Replaces Devanagari digits, which a Hindi keyboard types, with 0–9. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));

/** Returns the digits of a text as 0–9, such as those of a code that a person types. Not for amounts or numbers. */
export const extractDigits = (text: string): string => toLatinDigits(text).replaceAll(/\D/g, '');
