import { extname } from 'node:path';
import { HttpError } from '../../../../httpError';
import type { MessageKey } from '../../../../messages/translate';

/** A file that the server can read: text, or a workbook for the sheet reader. */
type FileKind = 'text' | 'workbook';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Where a ZIP file of an OpenDocument says what it is. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument';
/** Characters at the start of a file that tell a web page or an XML file from a text. */
const START = 500;

/** Builds the refusal of a file's kind: the specification's text, with the reason and the way out in its field. */
export const refuseFile = (reason: MessageKey): HttpError =>
  new HttpError(422, 'wrong_file', { errors: { image_name: reason } });

function findMarkup(bytes: Buffer): MessageKey | undefined {
  const start = bytes.subarray(0, START).toString('utf8').replaceAll('\0', '').toLowerCase();
  if (/^\W*<\?xml\b/u.test(start)) return 'file_xml';
  return /^\W*<(?:!doctype html|html|head|body|meta|style|table|div)\b/u.test(start)
    ? 'file_web_page'
    : undefined;
}

/** Returns the kind of a file with content. Throws 422 with the reason if its name and its content disagree. */
export function detectFileKind(name: string, bytes: Buffer): FileKind {
  const extension = extname(name).toLowerCase();
  const isZip = bytes.subarray(0, ZIP.length).equals(ZIP);
  const isWorkbook = isZip || bytes.subarray(0, COMPOUND.length).equals(COMPOUND);
  const isOpenDocument = isZip && bytes.includes(OPEN_DOCUMENT);
  if (extension === '.ods' || isOpenDocument) throw refuseFile('file_open_document');
  if (extension !== '.csv' && extension !== '.xls' && extension !== '.xlsx')
    throw refuseFile('file_wrong_name');
  if (isWorkbook) {
    if (extension === '.csv') throw refuseFile('file_workbook_as_text');
    return 'workbook';
  }
  const markup = findMarkup(bytes);
  if (markup) throw refuseFile(markup);
  if (extension === '.csv') return 'text';
  throw refuseFile(bytes.includes(0) ? 'file_no_workbook' : 'file_text_as_workbook');
}
