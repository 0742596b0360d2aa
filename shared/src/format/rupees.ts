import { formatDecimal } from './formatters';
import type { Language } from './language';

const LAKH = 1_00_000;
const CRORE = 1_00_00_000;

const LONG_UNITS = {
  en: { lakh: 'lakh', crore: 'crore' },
  hi: { lakh: 'लाख', crore: 'करोड़' },
} as const;

/** When to show paise: always, never (round to the rupee), or only if there are some. */
export type Paise = 'always' | 'never' | 'some';

/** Formats an amount in ₹ as '₹12,34,567' or '₹12,34,567.50'; never '-₹0'. */
export function formatRupees(
  rupees: number,
  language: Language = 'en',
  paise: Paise = 'some',
): string {
  const hasPaise = Math.round(Math.abs(rupees) * 100) % 100 !== 0;
  const fractionDigits = paise === 'always' || (paise === 'some' && hasPaise) ? 2 : 0;
  const scale = 10 ** fractionDigits;
  const isZero = Math.round(Math.abs(rupees) * scale) === 0;
  const sign = rupees < 0 && !isZero ? '-' : '';
  const figure = isZero ? 0 : Math.abs(rupees);
  return `${sign}₹${formatDecimal(figure, language, { min: fractionDigits, max: fractionDigits })}`;
}

/**
 * Formats an amount in ₹ in lakh and crore: '₹1.2 lakh', '₹2.5 crore', '₹45,000'; in Hindi '₹1.2 लाख'. It rounds to
 * two decimals, so do not use it for amounts that somebody owes.
 */
export function formatRupeesLong(rupees: number, language: Language = 'en'): string {
  const size = Math.abs(rupees);
  if (Math.round(size) < LAKH) return formatRupees(rupees, language, 'never');
  // 99,99,999 rounds to a hundred lakh: show it as a crore.
  const unit = Math.round(size / (LAKH / 100)) >= 10_000 ? 'crore' : 'lakh';
  const value = size / (unit === 'crore' ? CRORE : LAKH);
  const figure = formatDecimal(value, language, { max: 2 });
  return `${rupees < 0 ? '-' : ''}₹${figure} ${LONG_UNITS[language][unit]}`;
}
