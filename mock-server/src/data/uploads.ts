import type { Application, StatusEntry, Upload, UploadRow } from '@marketplace/shared/schema';
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

/** Converts an upload for the console. */
export function uploadView(upload: Readonly<UploadRecord>): Upload & Pick<Stored, 'version'> {
  return upload;
}

/** Converts a row of an upload for the console, with old and new values side by side. */
export function uploadRowView({
  before,
  after,
  record_version: _,
  ...row
}: Readonly<UploadRowRecord>): UploadRow & Pick<Stored, 'version'> {
  return {
    ...row,
    from_status: before.status,
    from_date: before.status_date,
    from_amount: before.disbursed_amount,
    to_status: after.status,
    to_date: after.status_date,
    to_amount: after.disbursed_amount,
  };
}
