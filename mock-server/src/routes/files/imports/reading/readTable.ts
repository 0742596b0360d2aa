import { extname } from 'node:path';
import { HttpError, wrongField } from '../../../../httpError';
import type { UploadedFile } from '../../../kit/uploads';
import type { TableRow } from '../kinds/importKind';
import type { Cell } from './limits';
import { readCsv } from './readCsv';
import { readWorkbook } from './readWorkbook';

/** A file that the server can read: text, or a workbook for the sheet reader. */
type FileKind = 'csv' | 'workbook';

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Returns a file's kind; undefined if its name and its first bytes disagree. */
function detectFileKind(name: string, bytes: Buffer): FileKind | undefined {
  const extension = extname(name).toLowerCase();
  if (extension === '.xlsx')
    return bytes.subarray(0, zip.length).equals(zip) ? 'workbook' : undefined;
  if (extension === '.xls')
    return bytes.subarray(0, compound.length).equals(compound) ? 'workbook' : undefined;
  if (extension === '.csv') return bytes.includes(0) ? undefined : 'csv';
  return undefined;
}

/**
 * Reads the rows of an uploaded file, its header among them. Throws 422 for a file that is missing
 * or cannot be read, and 413 for more than `maxRows`.
 */
async function readTable(file: UploadedFile | undefined, maxRows: number): Promise<Cell[][]> {
  if (!file) throw wrongField('image_name', 'no_file');
  const kind = detectFileKind(file.name, file.bytes);
  if (!kind) throw new HttpError(422, 'wrong_file', { errors: { image_name: 'wrong_file' } });
  return kind === 'csv' ? readCsv(file.bytes, maxRows) : readWorkbook(file.bytes, maxRows);
}

const MAX_HEADING_LENGTH = 80;

const isBlank = (cell: Cell): boolean => String(cell).trim() === '';

/** The texts of a file's headings, and the rows below them. */
interface ImportFile {
  readonly headings: string[];
  readonly rows: readonly TableRow[];
}

/** Reads a file within the limits of bytes and rows. Throws 422 also for a file without a row below its header. */
export async function readImportFile(
  file: UploadedFile | undefined,
  limits: { readonly bytes: number; readonly rows: number },
): Promise<ImportFile> {
  if (file && file.bytes.length > limits.bytes) throw new HttpError(413, 'file_too_big');
  const table = await readTable(file, limits.rows + 1);
  const [header] = table;
  const rows = table
    .slice(1)
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (!header || rows.length === 0)
    throw new HttpError(422, 'file_empty', { errors: { image_name: 'file_empty' } });
  return { headings: header.map((cell) => String(cell).trim().slice(0, MAX_HEADING_LENGTH)), rows };
}
