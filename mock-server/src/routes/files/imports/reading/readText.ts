import { HttpError } from '../../../../httpError';
import { decodeText, type TextEncoding } from './decodeText';
import { findHeadings, type HeadingRule } from './findHeadings';
import { refuseFile } from './fileKind';
import type { TableRow } from './limits';
import { HEADING_ROWS } from './limits';
import { DelimitedError, parseDelimited } from './parseDelimited';
import { buildUnreadableError } from './readWorkbook';
import { yieldToEventLoop } from '../../../../data/yieldToEventLoop';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** The first line by which a file names its separator. Excel obeys it and shows no row for it. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/iu;

/** Reads the first rows, as far as they are a table. */
function takeRows(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = [];
  try {
    for (const row of parseDelimited(text, separator)) {
      rows.push(row);
      if (rows.length === HEADING_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof DelimitedError)) throw error;
  }
  return rows;
}

/** Finds the separator by which the first rows have the most headings, else the most cells. */
function findSeparator(text: string, rule: HeadingRule): string {
  const rated = SEPARATORS.map((separator) => {
    const rows = takeRows(text, separator);
    return {
      separator,
      share: findHeadings(rows, rule)?.share ?? 0,
      width: Math.max(0, ...rows.map(({ width }) => width)),
    };
  });
  const [best] = rated.toSorted((a, b) => b.share - a.share || b.width - a.width);
  return best?.separator ?? ',';
}

const toHttpError = (error: unknown, skipped: number): unknown => {
  if (!(error instanceof DelimitedError)) return error;
  if (error.openQuote === undefined) return buildUnreadableError();
  return new HttpError(422, 'file_open_quote', {
    params: { line: error.openQuote + skipped },
    errors: { image_name: 'file_open_quote' },
  });
};

export interface TextTable {
  readonly encoding: TextEncoding;
  /** The rows with content, and any empty row among the first. */
  readonly rows: readonly TableRow[];
}

/** Reads the rows of a text file, yielding to the event loop. Rejects with 422, and with 413 for more than `maxRows`. */
export async function readText(
  bytes: Uint8Array,
  maxRows: number,
  rule: HeadingRule,
): Promise<TextTable> {
  const decoded = decodeText(bytes);
  if (!decoded) throw refuseFile('file_no_text');
  const { encoding, text: whole } = decoded;
  const line = SEPARATOR_LINE.exec(whole);
  const text = line ? whole.slice(line[0].length) : whole;
  const rows: TableRow[] = [];
  try {
    const separator = line?.[1] ?? findSeparator(text, rule);
    let index = 0;
    for (const row of parseDelimited(text, separator)) {
      await yieldToEventLoop((index += 1));
      if (row.width > 0 || index <= HEADING_ROWS) rows.push(row);
      if (rows.length > maxRows + HEADING_ROWS) throw new HttpError(413, 'file_too_big');
    }
  } catch (error) {
    throw toHttpError(error, line ? 1 : 0);
  }
  return { encoding, rows };
}
