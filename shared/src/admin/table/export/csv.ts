import { escapeFormulas } from '../../../format';
import type { Language } from '../../../i18n';
import type { CsvValue } from '../../fields/column';
import { readTime } from './readTime';

function toCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const tame = escapeFormulas(value);
  return /[",;\t\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/**
 * Rows as a CSV file that a spreadsheet opens without running anything in it, whichever of comma, semicolon and
 * tab it takes for the separator. A mark at the start
 * says UTF-8, or Excel would spoil Hindi. With a language, days and times are written as the screen shows them.
 */
export function toCsv(
  heads: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  language?: Language,
): string {
  const show = (value: CsvValue) => (language && readTime(value, language)?.shown) ?? value;
  const lines = [heads, ...rows.map((row) => row.map(show))];
  return `\uFEFF${lines.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
