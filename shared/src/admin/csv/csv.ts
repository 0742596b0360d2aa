/** A cell that begins so would be run as a formula by a spreadsheet. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;

/** What some spreadsheets end a cell or a row at, before what would then be run as a formula. */
const FORMULA_BEHIND_SEPARATOR = /([;\t\r\n])(?=[\s\uFEFF"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** What a cell may hold; nothing leaves it empty. */
export type CsvValue = string | number | null | undefined;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const inner = value.replaceAll(FORMULA_BEHIND_SEPARATOR, "$1'");
  const tame = FORMULA.test(value) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/**
 * Rows as a CSV file that a spreadsheet opens without running anything in it, whichever of comma, semicolon and
 * tab it takes for the separator. A mark at the start
 * says UTF-8, or Excel would spoil Hindi.
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
