import type { ImportKindName } from '@marketplace/shared/resources';
import type { Collections } from '../../../../data/records';
import type { ImportRowRecord, StatusActor, UploadRecord } from '../../../../data/uploads';
import type { NewRecord, Reader, Writer } from '../../../../store/port';
import type { Cell, TableRow } from '../reading/limits';

/** The rows of a file, and the index of the cell of each of its kind's columns. */
export interface MappedFile {
  readonly rows: readonly TableRow[];
  /** The number of headings. */
  readonly width: number;
  readonly is1904: boolean;
  readonly mapping: readonly (number | null)[];
}

/** A row of a file: the cells of its kind's columns, undefined if the file has no such column. */
export interface FileRow extends Pick<TableRow, 'row' | 'width'> {
  readonly cells: readonly (Cell | undefined)[];
}

export type RowProblem = Pick<ImportRowRecord, 'column' | 'problem'>;

/** The values of a row, or its problems in the order of the columns. */
export type ParsedRow<Values> = { readonly values: Values } | { readonly problems: RowProblem[] };

/** A checked row, without its upload. */
export type PlannedRow = Omit<NewRecord<ImportRowRecord>, 'upload_id' | 'id' | 'status'>;

/** The change that a row makes to its record, or its error. */
export type RowPlan = Pick<
  PlannedRow,
  'outcome' | 'before' | 'after' | 'backward' | 'record_version'
> &
  Partial<Pick<PlannedRow, 'problem' | 'column' | 'problems' | 'other_problems'>>;

/** Collects the rows of a file, to find the records that it leaves out. */
export interface MissingRecords<Values, Found> {
  note(values: Values, found: Found): void;
  find(reader: Reader<Collections>, isNamed: (id: string) => boolean): Promise<PlannedRow[]>;
}

/** The record of a row after it was applied or undone. */
export type SavedRow = Pick<ImportRowRecord, 'record_version'> &
  Partial<Pick<ImportRowRecord, 'record_id' | 'record_reference'>>;

/**
 * How to check, compare, apply and undo a kind of file. `shared/src/resources/importKinds.ts` declares its
 * columns and who may import it.
 */
export interface ImportKindDefinition<Values, Found> {
  readonly name: ImportKindName;
  /** The column whose cell names the row's record, or the person whom the row is about. */
  readonly key: string;
  /** Normalises the cell of the key, so that two spellings of one record are equal. */
  toKey(cell: Cell): string;
  parse(cells: FileRow['cells']): ParsedRow<Values>;
  /** Finds the records that keys name, each by its key. */
  find(
    reader: Reader<Collections>,
    keys: readonly string[],
    upload: Readonly<UploadRecord>,
  ): Promise<ReadonlyMap<string, Found>>;
  getName(found: Found): Pick<ImportRowRecord, 'record_id' | 'record_reference'>;
  /** Compares a row with its record; undefined if we have none. */
  plan(values: Values, found: Found | undefined): RowPlan;
  findMissing?(): MissingRecords<Values, Found>;
  /** Preloads into the transaction what many rows need before `setRow`. */
  readRecords(
    writer: Writer<Collections>,
    rows: readonly Readonly<ImportRowRecord>[],
  ): Promise<unknown>;
  /**
   * Sets a row's record to the values after the import, or before it. Returns undefined, and changes nothing,
   * if the record has changed since.
   */
  setRow(
    writer: Writer<Collections>,
    row: Readonly<ImportRowRecord>,
    target: 'before' | 'after',
    by: StatusActor,
  ): Promise<SavedRow | undefined>;
}

/** A kind of import, whatever the values of its rows. */
export interface ImportKind extends Pick<
  ImportKindDefinition<never, never>,
  'name' | 'setRow' | 'readRecords'
> {
  /** Compares the rows of a file with our records and yields the results in chunks. */
  check(
    reader: Reader<Collections>,
    file: MappedFile,
    upload: Readonly<UploadRecord>,
  ): AsyncGenerator<PlannedRow[]>;
}

/** Builds the plan of a row with problems, or of one that names no record. */
export const createFailedPlan = (
  [first, ...other_problems]: readonly RowProblem[],
  outcome: 'error' | 'unknown' = 'error',
): RowPlan => ({
  outcome,
  problem: '',
  column: '',
  ...first,
  ...(first && { problems: [first, ...other_problems].map(({ problem }) => problem) }),
  ...(other_problems.length > 0 && { other_problems }),
  before: null,
  after: null,
  backward: 0,
  record_version: 0,
});
