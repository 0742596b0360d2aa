/** Matches the start of a cell that a spreadsheet would run as a formula. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;

/**
 * Matches a separator at which some spreadsheets end a cell or a row, before text that they would run as a
 * formula.
 */
const FORMULA_BEHIND_SEPARATOR = /([;\t\r\n])(?=[\s\uFEFF"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * The marks that `escapeFormulas` sets; another mark may follow before the formula. It skips a mark far before the
 * formula, so that a hostile text takes only linear time.
 */
const MARK = /^'(?=[\s\uFEFF']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/u;
const MARK_BEHIND_SEPARATOR = /([;\t\r\n])'(?=[\s\uFEFF"']{0,20}[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** Escapes what a spreadsheet would run in the text of a cell, for any separator. */
export function escapeFormulas(text: string): string {
  const inner = text.replaceAll(FORMULA_BEHIND_SEPARATOR, "$1'");
  return FORMULA.test(text) ? `'${inner}` : inner;
}

/** Returns the text of a cell without the marks of `escapeFormulas`. */
export const unescapeFormulas = (text: string): string =>
  text.replace(MARK, '').replaceAll(MARK_BEHIND_SEPARATOR, '$1');
