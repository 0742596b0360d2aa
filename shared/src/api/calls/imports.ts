import { mixed, number, object, string } from 'yup';
import { IMPORT_KINDS, getImportRoles } from '../../resources/importKinds';
import { importRowSchema, importSchema } from '../../schema/entities/import';
import { endpoint } from '../endpoint';
import { requiredArray } from './answers';
import { recordVersion } from './version';

const file = () => object({ image_name: mixed<Blob>().required() }).noUnknown();

/** Callers with a right to some kind; the server refuses the other kinds with 403. */
const users = getImportRoles('use');

const kind = () => string().oneOf(IMPORT_KINDS).required().label('What the file is about');

/** Where the table of a file is, if not where its headings are found: the place of the sheet, the row of the headings. */
const tableChoice = () => ({
  sheet: number().integer().min(0).max(999),
  heading_row: number().integer().min(1).max(20),
});

const imported = () => importSchema.shape(recordVersion).required();

/**
 * Returns the headings of a file, and for each column of the kind the index of its heading, null
 * where none fits. A mapping that an admin chose for the same headings before comes first. The
 * headings are in the first of 20 rows that has all required ones; of a workbook, in the visible sheet
 * that has them. `sheet` and `heading_row` choose others, among `sheets` and `first_rows`.
 */
export const readImportColumns = endpoint({
  id: 'readImportColumns',
  method: 'POST',
  path: '/api/imports/columns',
  summary: 'Read the columns of a file to import',
  access: users,
  encoding: 'multipart',
  body: file(),
  query: object({ kind: kind(), ...tableChoice() }).noUnknown(),
  answer: object({
    headings: requiredArray(string().defined()),
    mapping: requiredArray(number().nullable().defined()),
    remembered: number().oneOf([0, 1]).required(),
    rows: number().required(),
    /** The names of the visible sheets of a workbook, and the place of the one that is read. */
    sheets: requiredArray(string().defined()),
    sheet: number().required(),
    heading_row: number().required(),
    first_rows: requiredArray(
      object({ row: number().required(), cells: requiredArray(string().defined()) }),
    ),
    /** How a text was read, 'workbook' for a workbook. */
    encoding: string()
      .oneOf(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'workbook'])
      .required(),
    /** A row with letters that depend on the encoding, where it is a guess. */
    sample: requiredArray(string().defined()),
    /** For each heading, how many numbers have a part of a paisa; amounts are rounded to the paisa. */
    rounded: requiredArray(number().required()),
  }),
});

/**
 * Checks a file without changing a record, in the background: the answer is the import with the
 * status `checking`. `mapping` lists the index of each column's heading, separated by commas; an
 * empty place leaves an optional column out.
 */
export const checkImport = endpoint({
  id: 'checkImport',
  method: 'POST',
  creates: true,
  path: '/api/imports',
  summary: 'Check a file to import',
  access: users,
  encoding: 'multipart',
  body: file(),
  query: object({
    kind: kind(),
    mapping: string()
      .matches(/^(?:\d{1,2})?(?:,(?:\d{1,2})?){0,49}$/u)
      .required()
      .label(
        'For each column of the kind, in its order, the place of its heading in the file, from 0; separated by commas, empty for a column that is left out: 0,1,,3',
      ),
    ...tableChoice(),
  }).noUnknown(),
  answer: object({ upload: imported() }),
});

/**
 * Loads a checked file in the background. Rows that change what has been disbursed or booked are
 * left out, unless `confirmation` is `request`: then the import waits for a second admin. The rows
 * that were left out can be confirmed later in the same way. 409 when the import is not checked and
 * has no such rows, 422 when no row would change a record.
 */
export const commitImport = endpoint({
  id: 'commitImport',
  method: 'POST',
  path: '/api/imports/:id/commit',
  summary: 'Load a checked file',
  access: users,
  body: object({ confirmation: string().oneOf(['none', 'request']).required() }).noUnknown(),
  answer: object({ upload: imported() }),
});

/** Returns the failed rows with their texts as in the file, to correct and upload again. */
export const getFailedRows = endpoint({
  id: 'getFailedRows',
  method: 'GET',
  path: '/api/imports/:id/failed-rows',
  summary: 'Read the rows of a file that are not taken',
  access: users,
  answer: object({
    data: requiredArray(
      importRowSchema.pick([
        'row',
        'cells',
        'column',
        'problem',
        'other_problems',
        'cell_count',
        'heading_count',
      ]),
    ),
  }),
});
