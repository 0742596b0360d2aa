import type { ImportKindName } from '@marketplace/shared/schema';
import type { ApplicationRecord, Collections } from '../../data/records';
import type { ImportRowRecord, StatusActor } from '../../data/uploads';
import type { NewRecord, Reader, Writer } from '../../store/port';

/** A row whose cells are valid. `amount` is in ₹. */
export interface ParsedRow {
  readonly row: number;
  /** The id or the reference of an application, in lower case. */
  readonly named: string;
  readonly amount: number;
  readonly date: string;
  readonly remarks: string;
  readonly cells: readonly string[];
}

/** A row of the check, without its upload. */
export type PlannedRow = Omit<NewRecord<ImportRowRecord>, 'upload_id' | 'id' | 'status'>;

/** What a row changes about its application, or its error. */
export type RowPlan = Pick<
  PlannedRow,
  'outcome' | 'before' | 'after' | 'backward' | 'record_version'
> &
  Partial<Pick<PlannedRow, 'problem' | 'column'>>;

/** How a kind of file is reconciled with our records, applied and undone. */
export interface ImportKind {
  readonly name: ImportKindName;
  /** Compares a row with its application. */
  plan(
    reader: Reader<Collections>,
    row: ParsedRow,
    application: Readonly<ApplicationRecord>,
  ): Promise<RowPlan>;
  /** Whether a disbursal that the file leaves out is missing in it. */
  isMissing(
    reader: Reader<Collections>,
    application: Readonly<ApplicationRecord>,
  ): Promise<boolean>;
  /**
   * Sets a row's record to the values after the import, or before it. Returns the record's new
   * version; undefined for a record that has changed since, which it keeps.
   */
  setRow(
    writer: Writer<Collections>,
    row: Readonly<ImportRowRecord>,
    target: 'before' | 'after',
    by: StatusActor,
  ): Promise<number | undefined>;
}

/** A row that names no application, or one with an error. */
export const failedPlan = (
  problem: ImportRowRecord['problem'],
  column: string,
  outcome: 'error' | 'unknown' = 'error',
): RowPlan => ({
  outcome,
  problem,
  column,
  before: null,
  after: null,
  backward: 0,
  record_version: 0,
});
