import { escapeFormulas } from '../../../format';

/** What a cell may hold; nothing leaves it empty. */
export type CsvValue = string | number | null | undefined;

function toCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const tame = escapeFormulas(value);
  return /[",;\t\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/**
 * Rows as a CSV file that a spreadsheet opens without running anything in it, whichever of comma, semicolon and
 * tab it takes for the separator. A mark at the start
 * says UTF-8, or Excel would spoil Hindi.
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[heads, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
