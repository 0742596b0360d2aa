import type { TableRow } from './limits';
import { LIMITS } from './limits';

/** Maximum cells of a row and characters of a cell: more is no table. */
const MAX_CELLS = 1000;
const MAX_CELL_LENGTH = 100_000;

const QUOTE = 0x22;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** A text that is no table. `openQuote` is the line of a quote that is never closed. */
export class DelimitedError extends Error {
  override readonly name = 'DelimitedError';
  readonly openQuote: number | undefined;

  constructor(openQuote?: number) {
    super('not a table');
    this.openQuote = openQuote;
  }
}

const countLines = (text: string, end: number): number =>
  text.slice(0, end).split(/\r\n|\r|\n/u).length;

/**
 * Yields the rows of a text of separated cells, empty rows too. A row ends with CRLF, LF or CR, each row as it
 * likes. A quote opens a quoted cell only at the cell's start; anywhere else it is text. Throws `DelimitedError`.
 */
export function* parseDelimited(text: string, separator: string): Generator<TableRow> {
  const divider = separator.charCodeAt(0);
  const isEnd = (code: number): boolean => code === divider || code === NEWLINE || code === RETURN;
  const isBlank = (code: number): boolean => code === SPACE || (code === TAB && code !== divider);
  let at = 0;
  /** Returns the place of the next separator or line end. */
  const findEnd = (from: number): number => {
    const limit = Math.min(text.length, from + MAX_CELL_LENGTH);
    let end = from;
    while (end < limit && !isEnd(text.charCodeAt(end))) end += 1;
    if (end < text.length && end === limit) throw new DelimitedError();
    return end;
  };
  /** Returns the place of the quote that closes a quoted cell, whose text begins at `from`. */
  const findClosingQuote = (from: number): number => {
    let close = text.indexOf('"', from);
    while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2);
    if (close < 0 || close - from > MAX_CELL_LENGTH)
      throw new DelimitedError(countLines(text, from));
    return close;
  };
  const readCell = (): string => {
    let start = at;
    while (isBlank(text.charCodeAt(start))) start += 1;
    if (text.charCodeAt(start) !== QUOTE) {
      const cell = text.slice(at, findEnd(start));
      at += cell.length;
      return cell.trim();
    }
    const close = findClosingQuote(start + 1);
    const quoted = text.slice(start + 1, close).replaceAll('""', '"');
    at = findEnd(close + 1);
    const rest = text.slice(close + 1, at).trimEnd();
    // The quote that closes this cell was meant to open a later one.
    if (rest && /[\r\n]/u.test(quoted)) throw new DelimitedError(countLines(text, start));
    return `${quoted}${rest}`.trim();
  };
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let place = 0;
    let width = 0;
    for (let isOpen = true; isOpen;) {
      const cell = readCell();
      place += 1;
      if (place > MAX_CELLS) throw new DelimitedError();
      if (place <= LIMITS.columns) cells.push(cell);
      if (cell) width = place;
      isOpen = text.charCodeAt(at) === divider;
      if (isOpen) at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    yield { row, width, cells };
  }
}
