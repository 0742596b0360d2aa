/** A cell that begins so would be run as a formula by a spreadsheet. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;

/** What some spreadsheets end a cell or a row at, before what would then be run as a formula. */
const FORMULA_BEHIND_SEPARATOR = /([;\t\r\n])(?=[\s\uFEFF"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * The marks that `escapeFormulas` sets; another may follow before the formula. A mark far before it is
 * left, so that the time for a hostile text grows with its length only.
 */
const MARK = /^'(?=[\s\uFEFF']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/u;
const MARK_BEHIND_SEPARATOR = /([;\t\r\n])'(?=[\s\uFEFF"']{0,20}[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** Marks what a spreadsheet would run in the text of a cell, whatever it takes for the separator. */
export function escapeFormulas(text: string): string {
  const inner = text.replaceAll(FORMULA_BEHIND_SEPARATOR, "$1'");
  return FORMULA.test(text) ? `'${inner}` : inner;
}

/** Returns the text of a cell without the marks of `escapeFormulas`. */
export const unescapeFormulas = (text: string): string =>
  text.replace(MARK, '').replaceAll(MARK_BEHIND_SEPARATOR, '$1');
