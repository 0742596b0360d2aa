import { getKindRoles, IMPORT_KINDS, type ImportKindName } from '@marketplace/shared/resources';
import { now, nowIso } from '../../../clock';
import type { Store } from '../../../context';
import type { Session } from '../../../auth/sessions';
import type { Collections } from '../../../data/records';
import type { UploadRecord } from '../../../data/uploads';
import { HttpError } from '../../../httpError';
import type { Reader } from '../../../store/port';
import type { Actor } from '../../kit/actor';
import { loadActor } from '../../kit/actor';
import { getOldestRequest } from '../../approvals/expireApprovals';
import { requireTwoAdmins } from '../../approvals/secondAdmin';
import { getImport } from './importRights';

const MAX_FILE_NAME_LENGTH = 255;

/** A file at the start of its check. */
interface NewUpload extends Pick<UploadRecord, 'header_key' | 'mapping'> {
  readonly kind: ImportKindName;
  readonly fileName: string | undefined;
  readonly rows: number;
}

/** Stores an upload whose check starts. */
export const createUpload = (
  store: Store,
  session: Session | undefined,
  { kind, fileName = '', rows, ...headings }: NewUpload,
): Promise<Readonly<UploadRecord>> =>
  store.tx(async (writer) => {
    const actor = await loadActor(writer, session);
    return writer.insert('uploads', {
      kind,
      file_name: fileName.slice(0, MAX_FILE_NAME_LENGTH),
      status: 'checking',
      rows: 0,
      backward_rows: 0,
      error_count: 0,
      uploaded_by: actor.account_id,
      uploaded_by_name: actor.name,
      partner_id: session?.partner_id ?? null,
      created_at: nowIso(),
      decided_by: null,
      decided_by_name: '',
      decided_at: null,
      rolled_back_by: null,
      rolled_back_by_name: '',
      rolled_back_at: null,
      file_rows: rows,
      processed: 0,
      to_process: rows,
      ...headings,
      worked_at: nowIso(),
    });
  });

/**
 * Returns an upload that waits for this admin's decision. Rejects with 403 for the admin who uploaded
 * it, and with 409 once it is decided.
 */
export async function getPending(
  reader: Reader<Collections>,
  id: string,
  session: Session | undefined,
  decision: 'confirm' | 'refuse',
): Promise<Readonly<UploadRecord>> {
  const upload = await getImport(reader, id, session, 'decide');
  if (upload.status !== 'pending') throw new HttpError(409, 'upload_decided');
  if (upload.uploaded_by === session?.account_id) throw new HttpError(403, 'upload_own');
  if (decision === 'confirm') {
    if ((upload.worked_at ?? upload.created_at) < getOldestRequest(now()))
      throw new HttpError(409, 'approval_expired');
    const kind = IMPORT_KINDS.find((name) => name === upload.kind) ?? 'application_status';
    const who = { requested_by: upload.uploaded_by, decided_by: session?.account_id };
    const { admin: request = [] } = getKindRoles(kind, 'use');
    const { admin: approve = [] } = getKindRoles(kind, 'decide');
    await requireTwoAdmins(reader, who, { request, approve });
  }
  return upload;
}

/** Returns an upload that can be rolled back. Rejects with 409 if it is not applied. */
export async function getApplied(
  reader: Reader<Collections>,
  id: string,
  session: Session | undefined,
): Promise<Readonly<UploadRecord>> {
  const upload = await getImport(reader, id, session, 'decide');
  if (upload.status !== 'applied') throw new HttpError(409, 'upload_not_applied');
  return upload;
}

/** Builds the fields that record who decided an upload. */
export const toDecision = ({ account_id, name }: Actor) => ({
  decided_by: account_id,
  decided_by_name: name,
  decided_at: nowIso(),
});

/** Builds the fields that record who rolled an upload back. */
export const toRollBack = ({ account_id, name }: Actor) => ({
  rolled_back_by: account_id,
  rolled_back_by_name: name,
  rolled_back_at: nowIso(),
});

/** Builds the fields of an upload whose rows are about to be processed. */
export const toWork = (status: 'applying' | 'rolling_back' | 'pending', to_process: number) => ({
  status,
  to_process,
  processed: 0,
  worked_at: nowIso(),
});
