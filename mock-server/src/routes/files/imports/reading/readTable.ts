import { HttpError, wrongField } from '../../../../httpError';
import type { UploadedFile } from '../../../kit/uploads';
import type { TextEncoding } from './decodeText';
import { detectFileKind } from './fileKind';
import { findHeadings, type HeadingRule, toHeadings } from './findHeadings';
import type { TableRow } from './limits';
import { HEADING_ROWS } from './limits';
import { readText } from './readText';
import { readWorkbook } from './readWorkbook';

/** What a person chose for a file: the place of the sheet, and the row of the headings. */
export interface TableChoice {
  readonly sheet?: number | undefined;
  readonly headingRow?: number | undefined;
}

/** Where and how to look for the table of a file. */
interface TableRule extends TableChoice {
  readonly limits: { readonly bytes: number; readonly rows: number };
  readonly rule: HeadingRule;
}

/** The table of a file: its headings, the rows with content below them, and how they were read. */
export interface ImportFile {
  readonly headings: string[];
  /** The number of the last heading that is not empty. */
  readonly width: number;
  readonly rows: readonly TableRow[];
  readonly headingRow: number;
  /** The first rows of the sheet that have content. */
  readonly firstRows: readonly TableRow[];
  /** The names of the visible sheets, none for a text; `sheet` is the place of the one that was read. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  /** Undefined for a workbook. */
  readonly encoding: TextEncoding | undefined;
  /** Whether a number in a cell of a date counts days from 1904. */
  readonly is1904: boolean;
}

const buildEmptyError = (): HttpError =>
  new HttpError(422, 'file_empty', { errors: { image_name: 'file_empty' } });

async function readRows({ name, bytes }: UploadedFile, { limits, rule, sheet }: TableRule) {
  if (detectFileKind(name, bytes) === 'text')
    return {
      sheets: [],
      sheet: 0,
      is1904: false,
      ...(await readText(bytes, limits.rows, rule)),
    };
  const table = await readWorkbook(bytes, limits.rows, ({ sheets }) => {
    const shares = sheets.map(({ first }) => findHeadings(first, rule)?.share ?? -1);
    return sheet ?? shares.indexOf(Math.max(...shares));
  });
  return { encoding: undefined, ...table, sheets: table.sheets.map((one) => one.name) };
}

/**
 * Reads the table of an uploaded file. Rejects with 422 for a file that is missing, cannot be read, or has no row
 * below its headings, and with 413 for one that is larger than its limits.
 */
export async function readImportFile(
  file: UploadedFile | undefined,
  { headingRow: chosen, ...options }: TableRule,
): Promise<ImportFile> {
  const { limits, rule } = options;
  if (!file) throw wrongField('image_name', 'no_file');
  if (file.bytes.length === 0) throw buildEmptyError();
  if (file.bytes.length > limits.bytes) throw new HttpError(413, 'file_too_big');
  const { rows: all, ...table } = await readRows(file, options);
  const filled = all.filter(({ width }) => width > 0);
  const headingRow = chosen ?? findHeadings(filled, rule)?.row;
  const header = filled.find(({ row }) => row === headingRow);
  const rows = filled.filter(({ row }) => header && row > header.row);
  if (!header || rows.length === 0) throw buildEmptyError();
  if (rows.length > limits.rows) throw new HttpError(413, 'file_too_big');
  return {
    ...table,
    headings: toHeadings(header.cells.slice(0, header.width)),
    width: header.width,
    rows,
    headingRow: header.row,
    firstRows: filled.filter(({ row }) => row <= HEADING_ROWS),
  };
}
