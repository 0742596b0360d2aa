import { nowIso } from '../../clock';
import type { Collections } from '../../data/records';
import type { StatusActor, UploadRecord, UploadRowRecord } from '../../data/uploads';
import { applicationView } from '../../data/views';
import { HttpError, notFound } from '../../httpError';
import type { Reader, Writer } from '../../store/port';
import type { Actor } from '../kit/actor';
import { applyStatus } from './applyStatus';
import { statusFieldsOf } from './moves';
import type { Move } from './moves';
import { yieldToEventLoop } from '../imports/yieldToEventLoop';

interface NewUpload {
  readonly fileName: string;
  readonly actor: Actor;
  readonly moves: readonly Move[];
  readonly errorCount: number;
  /** Whether every row waits until a second admin confirms the upload. */
  readonly pending: boolean;
}

/** Saves an upload and the change of each row. Applies the changes unless the upload is pending. */
export async function saveUpload(
  writer: Writer<Collections>,
  { fileName, actor, moves, errorCount, pending }: NewUpload,
): Promise<Readonly<UploadRecord>> {
  const upload = await writer.insert('uploads', {
    kind: 'application_status',
    file_name: fileName,
    status: pending ? 'pending' : moves.length > 0 ? 'applied' : 'failed',
    rows: moves.length,
    backward_rows: moves.filter(({ backward }) => backward).length,
    error_count: errorCount,
    uploaded_by: actor.account_id,
    uploaded_by_name: actor.name,
    created_at: nowIso(),
    ...UNDECIDED,
  });
  const by: StatusActor = { ...actor, upload_id: upload.id, confirmed_by_name: '' };
  for (const [index, { row, application, before, after, backward }] of moves.entries()) {
    await yieldToEventLoop(index);
    const saved = pending ? application : await applyStatus(writer, application, after, by);
    await writer.insert('upload_rows', {
      upload_id: upload.id,
      row: row.row,
      record_id: application.id,
      record_reference: applicationView(application).reference,
      status: pending ? 'pending' : 'applied',
      backward: backward ? 1 : 0,
      before,
      after,
      record_version: saved.version,
    });
  }
  return upload;
}

/** Finds an upload's rows of one status, in the order of the file. */
async function rowsOf(
  reader: Reader<Collections>,
  upload_id: string,
  status: UploadRowRecord['status'],
): Promise<readonly Readonly<UploadRowRecord>[]> {
  const { rows } = await reader.find('upload_rows', {
    filter: { upload_id, status },
    sort: ['row', 'ASC'],
  });
  return rows;
}

/** The result of a decision or a rollback: the number of changed records, and the rows kept. */
export interface Outcome {
  readonly upload: Readonly<UploadRecord>;
  readonly changed: number;
  readonly kept: readonly Readonly<UploadRowRecord>[];
}

/** Sets each row's record to `target`. Keeps a record that has changed since the upload. */
async function setRows(
  writer: Writer<Collections>,
  rows: readonly Readonly<UploadRowRecord>[],
  target: 'before' | 'after',
  by: StatusActor,
): Promise<Omit<Outcome, 'upload'>> {
  const kept: Readonly<UploadRowRecord>[] = [];
  for (const [index, row] of rows.entries()) {
    await yieldToEventLoop(index);
    const application = await writer.get('applications', row.record_id);
    if (application?.version === row.record_version) {
      const saved = await applyStatus(writer, application, row[target], by);
      const status = target === 'after' ? 'applied' : 'rolled_back';
      await writer.update('upload_rows', row.id, {
        status,
        record_version: saved.version,
        // Store what was saved: an erasure may have removed personal data meanwhile.
        [target]: statusFieldsOf(saved),
      });
    } else {
      kept.push(row);
      await writer.update('upload_rows', row.id, { status: 'kept' });
    }
  }
  return { changed: rows.length - kept.length, kept };
}

/** Finds an upload; rejects with 404. */
export async function uploadOf(
  reader: Reader<Collections>,
  id: string,
): Promise<Readonly<UploadRecord>> {
  const upload = await reader.get('uploads', id);
  if (!upload) throw notFound();
  return upload;
}

/**
 * Returns an upload that waits for this admin's decision. Rejects with 403 for the admin who uploaded
 * it, and with 409 once it is decided.
 */
export async function getPending(
  reader: Reader<Collections>,
  id: string,
  { account_id }: Actor,
): Promise<Readonly<UploadRecord>> {
  const upload = await uploadOf(reader, id);
  if (upload.status !== 'pending') throw new HttpError(409, 'upload_decided');
  if (upload.uploaded_by === account_id) throw new HttpError(403, 'upload_own');
  return upload;
}

/** Returns an upload that can be rolled back. Rejects with 409 if it is not applied. */
export async function getApplied(
  reader: Reader<Collections>,
  id: string,
): Promise<Readonly<UploadRecord>> {
  const upload = await uploadOf(reader, id);
  if (upload.status !== 'applied') throw new HttpError(409, 'upload_not_applied');
  return upload;
}

/** Notes who decided an upload. */
export const toDecision = ({ account_id, name }: Actor) => ({
  decided_by: account_id,
  decided_by_name: name,
  decided_at: nowIso(),
});

/** Notes who rolled an upload back. */
export const toRollBack = ({ account_id, name }: Actor) => ({
  rolled_back_by: account_id,
  rolled_back_by_name: name,
  rolled_back_at: nowIso(),
});

/** Fields of an upload on which nobody has acted yet. */
export const UNDECIDED = {
  decided_by: null,
  decided_by_name: '',
  decided_at: null,
  rolled_back_by: null,
  rolled_back_by_name: '',
  rolled_back_at: null,
} as const;

/**
 * Confirms or refuses a pending upload. Rejects with 403 for the admin who uploaded it, and with 409
 * once it is decided.
 */
export async function decide(
  writer: Writer<Collections>,
  id: string,
  decision: string,
  actor: Actor,
): Promise<Outcome> {
  const upload = await getPending(writer, id, actor);
  const rows = await rowsOf(writer, id, 'pending');
  const decided = toDecision(actor);
  if (decision === 'refuse') {
    for (const [index, row] of rows.entries()) {
      await yieldToEventLoop(index);
      await writer.update('upload_rows', row.id, { status: 'refused' });
    }
    const refused = await writer.update('uploads', id, { ...decided, status: 'refused' });
    return { upload: refused, changed: 0, kept: [] };
  }
  const by: StatusActor = {
    account_id: upload.uploaded_by ?? 0,
    name: upload.uploaded_by_name,
    upload_id: id,
    confirmed_by_name: actor.name,
  };
  const outcome = await setRows(writer, rows, 'after', by);
  const status = outcome.changed > 0 ? 'applied' : 'failed';
  return { ...outcome, upload: await writer.update('uploads', id, { ...decided, status }) };
}

/** Reverts what an upload changed. Rejects with 409 if it is not applied. */
export async function rollBack(
  writer: Writer<Collections>,
  id: string,
  actor: Actor,
): Promise<Outcome> {
  await getApplied(writer, id);
  const by: StatusActor = { ...actor, upload_id: id, confirmed_by_name: '' };
  const outcome = await setRows(writer, await rowsOf(writer, id, 'applied'), 'before', by);
  const upload = await writer.update('uploads', id, {
    status: 'rolled_back',
    ...toRollBack(actor),
  });
  return { ...outcome, upload };
}
