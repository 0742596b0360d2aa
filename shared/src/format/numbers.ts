import { formatDecimal } from './formatters';
import type { Language } from './language';

/** Formats a number with Indian grouping and at most three decimals: '1,20,000'. */
export function formatNumber(value: number, language: Language = 'en'): string {
  return formatDecimal(value, language);
}

/** Per cent, given as a number of per cent: 18 is '18%', 17.07 is '17.07%'; at least and at most the decimals asked. */
export function formatPercent(
  percent: number,
  language: Language = 'en',
  decimals: { min?: number; max?: number } = {},
): string {
  const { min = 0, max = Math.max(min, 3) } = decimals;
  return `${formatDecimal(percent, language, { min, max })}%`;
}

const BYTE_UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a file size with 1 KB = 1,024 bytes: '512 bytes', '1.5 MB'. */
export function formatFileSize(bytes: number, language: Language = 'en'): string {
  let unit = 0;
  let size = Math.max(0, bytes);
  while (Math.round(size * 10) / 10 >= 1024 && unit < BYTE_UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const figure = formatDecimal(size, language, { max: unit === 0 ? 0 : 1 });
  if (unit > 0) return `${figure} ${BYTE_UNITS[unit] ?? 'GB'}`;
  if (language === 'hi') return `${figure} बाइट`;
  return `${figure} ${figure === '1' ? 'byte' : 'bytes'}`;
}
