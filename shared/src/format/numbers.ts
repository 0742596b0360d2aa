import { formatDecimal } from './formatters';
import type { Language } from './language';

/** Formats a number with Indian grouping and at most three decimals: '1,20,000'. */
export function formatNumber(value: number, language: Language = 'en'): string {
  return formatDecimal(value, language);
}

/** Formats a number of per cent: 18 is '18%', 17.07 is '17.07%'; at least and at most the decimals asked. */
export function formatPercent(
  percent: number,
  language: Language = 'en',
  decimals: { min?: number; max?: number } = {},
): string {
  const { min = 0, max = Math.max(min, 3) } = decimals;
  return `${formatDecimal(percent, language, { min, max })}%`;
}

const BYTE_UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Returns the index of the unit for a size. */
const pickUnit = (bytes: number): number => {
  let unit = 0;
  while (Math.round((bytes / 1024 ** unit) * 10) / 10 >= 1024 && unit < BYTE_UNITS.length - 1) {
    unit += 1;
  }
  return unit;
};

/** Formats a part of a file in the unit of the whole, without the unit: '2.1' of '4.8 MB'. */
export function formatFilePart(bytes: number, whole: number, language: Language = 'en'): string {
  const unit = pickUnit(whole);
  return formatDecimal(Math.max(0, bytes) / 1024 ** unit, language, { max: unit === 0 ? 0 : 1 });
}

/** Formats a file size with 1 KB = 1,024 bytes: '512 bytes', '1.5 MB'. */
export function formatFileSize(bytes: number, language: Language = 'en'): string {
  const unit = pickUnit(bytes);
  const figure = formatFilePart(bytes, bytes, language);
  if (unit > 0) return `${figure} ${BYTE_UNITS[unit] ?? 'GB'}`;
  if (language === 'hi') return `${figure} बाइट`;
  return `${figure} ${figure === '1' ? 'byte' : 'bytes'}`;
}
