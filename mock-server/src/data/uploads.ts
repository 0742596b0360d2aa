import type {
  Application,
  Import,
  ImportRow,
  LedgerEntry,
  StatusEntry,
  Upload,
} from '@marketplace/shared/schema';
import type { Stored } from '../store/port';

/** The fields of an application that a status file changes; `disbursed_amount` in ₹. */
export type StatusFields = Pick<
  Application,
  'status' | 'status_date' | 'remarks' | 'disbursed_amount'
>;

/** The admin who set a status by an upload, and the second admin who confirmed it, if any. */
export interface StatusActor {
  readonly account_id: number;
  readonly name: string;
  readonly upload_id: string;
  readonly confirmed_by_name: string;
}

/** A status, with the admin who set it if it came from an upload. */
export type StatusRecord = StatusEntry & { readonly by?: StatusActor };

/**
 * A file that changed records or awaits confirmation. Files of the import workbench have more fields: `header_key`
 * identifies the headings for which an admin chose `mapping`; the server last worked on the file at `worked_at`.
 */
export type UploadRecord = Stored & { readonly id: string } & Upload &
  Partial<Omit<Import, keyof Upload>> & {
    readonly header_key?: string;
    readonly mapping?: readonly (number | null)[];
    readonly worked_at?: string;
    /** Whether the check left the rows that move money to a second admin. */
    readonly is_controlled?: boolean;
  };

/**
 * What an import changes: an application's status, or what was booked for it (`status` is ''). A
 * status may have no amount.
 */
export interface ImportValues {
  readonly status: string;
  readonly date: string;
  readonly amount: number | null;
  readonly remarks: string;
  /** The partner's share of a booked commission. */
  readonly partner_amount?: number;
  /** What the slabs promise for a disbursal, or what was applied for; absent if nothing limits the amount. */
  readonly expected_amount?: number;
  /** The terms of the partner by which it is shared. */
  readonly revenue_percent?: number | null;
  readonly revenue_flat_fee?: number | null;
}

/** A row of an imported file, with the record's values before and after; null where it has none. */
export interface ImportRowRecord
  extends
    Stored,
    Partial<Pick<ImportRow, 'partner_id'>>,
    Pick<ImportRow, 'upload_id' | 'row' | 'cells' | 'column' | 'problem'> {
  readonly id: number;
  readonly outcome: 'error' | 'unknown' | 'differing' | 'missing' | 'matched';
  readonly status: 'checked' | 'applied' | 'kept' | 'rolled_back';
  /** '' if the row names no record. */
  readonly record_id: string;
  readonly record_reference: string;
  readonly backward: 0 | 1;
  readonly before: ImportValues | null;
  readonly after: ImportValues | null;
  readonly record_version: number;
  /** All that is wrong with a row, to filter by; rows of older imports lack it. */
  readonly problems?: ImportRow['problems'];
  /** What else is wrong with a row. */
  readonly other_problems?: ImportRow['other_problems'];
  /** The cells of a row that has more of them than headings, and the headings; other rows lack them. */
  readonly cell_count?: number;
  readonly heading_count?: number;
}

/** A row of a status file uploaded before status files were imports. A job converts it to an `ImportRowRecord`. */
export interface UploadRowRecord
  extends
    Stored,
    Pick<
      ImportRowRecord,
      'upload_id' | 'row' | 'record_id' | 'record_reference' | 'backward' | 'record_version'
    > {
  readonly id: number;
  readonly status: 'applied' | 'pending' | 'refused' | 'kept' | 'rolled_back';
  readonly before: StatusFields;
  readonly after: StatusFields;
}

/** Fields that older entries lack. */
type LaterFieldOfEntry =
  | 'kind'
  | 'claw_back_of'
  | 'revenue_percent'
  | 'revenue_flat_fee'
  | 'payout_id'
  | 'gst'
  | 'tds'
  | 'referred_partner_id';

/** An entry of the partners' ledger. A commission's id is the application's. */
export type LedgerEntryRecord = Stored & { readonly id: string } & Omit<
    LedgerEntry,
    LaterFieldOfEntry
  > &
  Partial<Pick<LedgerEntry, LaterFieldOfEntry>> & {
    readonly remarks: string;
  };
