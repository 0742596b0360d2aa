import type { Application, StatusEntry, Upload, UploadRow } from '@marketplace/shared/schema';
import type { Stored } from '../store/port';

/** The part of an application that a status file changes; `disbursed_amount` in ₹. */
export type StatusFields = Pick<
  Application,
  'status' | 'status_date' | 'remarks' | 'disbursed_amount'
>;

/** The admin who set a status, by an upload that a second one may have confirmed. */
export interface StatusActor {
  readonly account_id: number;
  readonly name: string;
  readonly upload_id: string;
  readonly confirmed_by_name: string;
}

/** A status with who set it, where it came by an upload. */
export type StatusRecord = StatusEntry & { readonly by?: StatusActor };

/** A file that changed records, or waits to. */
export type UploadRecord = Stored & { readonly id: string } & Upload;

/** What a row of an upload changes. `record_version` is the record's version as the upload last knew it. */
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

/** An upload as the console shows it. */
export function uploadView(upload: Readonly<UploadRecord>): Upload & Pick<Stored, 'version'> {
  return upload;
}

/** A row of an upload, what it changes beside what was there. */
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
