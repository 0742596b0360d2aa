import type { Application, StatusEntry, Upload } from '@marketplace/shared/schema';
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

/** A file that changed records or awaits confirmation. */
export type UploadRecord = Stored & { readonly id: string } & Upload;

/**
 * The changes of one row of an upload. `record_version` is the version of the record that the
 * upload last saw.
 */
export interface UploadRowRecord extends Stored {
  readonly id: number;
  readonly upload_id: string;
  readonly row: number;
  readonly record_id: string;
  readonly record_reference: string;
  readonly status: 'applied' | 'pending' | 'refused' | 'kept' | 'rolled_back';
  readonly backward: 0 | 1;
  readonly before: StatusFields;
  readonly after: StatusFields;
  readonly record_version: number;
}
