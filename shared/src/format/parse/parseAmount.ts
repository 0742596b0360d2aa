import { removeInvisibleMarks, toPlainDashes, withoutApostrophe } from './characters';
import { parseNumber } from './parseNumber';

/** An amount in ₹, or why a text is none: it is no number, or it has more than two decimals. */
export type ParsedAmount =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: 'number' | 'decimals' };

const SIGN_AND_CURRENCY = /^(-?)\s*(?:₹|rs\.?|inr|रु\.?|रू\.?)?\s*/iu;
const NOTHING_MORE = /\s*\/-$/u;
const DECIMALS = /\.\p{Nd}{3,}$/u;

/**
 * Parses an amount in ₹ as people, portals and spreadsheets write it: a number that `parseNumber` takes, with ₹, Rs.,
 * INR or रु before it and /- after it. Negative with a minus sign before or after the currency; the rule of the field
 * decides whether it may be. The reason is 'decimals' for a number with more than two decimals, else 'number'.
 */
export function parseAmount(text: string): ParsedAmount {
  const written = withoutApostrophe(toPlainDashes(removeInvisibleMarks(text)).trim());
  const [before = '', sign = ''] = SIGN_AND_CURRENCY.exec(written) ?? [];
  const number = sign + written.slice(before.length).replace(NOTHING_MORE, '');
  const value = parseNumber(number);
  if (value === null) return { ok: false, reason: 'number' };
  return DECIMALS.test(number) ? { ok: false, reason: 'decimals' } : { ok: true, value };
}

/** Rounds a number that a workbook has computed to the paisa, as its cell shows it: halves go away from zero. */
export function roundToPaisa(value: number): number {
  const size = String(Math.abs(value));
  const paise = Math.round(size.includes('e') ? Number(size) * 100 : Number(`${size}e2`));
  return (Math.sign(value) * paise) / 100;
}
