import { extname } from 'node:path';

/** A file that the server can read: text, or a workbook for the sheet reader. */
export type FileKind = 'csv' | 'workbook';

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Returns a file's kind; undefined if its name and its first bytes disagree. */
export function fileKind(name: string, bytes: Buffer): FileKind | undefined {
  const extension = extname(name).toLowerCase();
  if (extension === '.xlsx')
    return bytes.subarray(0, zip.length).equals(zip) ? 'workbook' : undefined;
  if (extension === '.xls')
    return bytes.subarray(0, compound.length).equals(compound) ? 'workbook' : undefined;
  if (extension === '.csv') return bytes.includes(0) ? undefined : 'csv';
  return undefined;
}
