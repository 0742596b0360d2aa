import { isDeepStrictEqual } from 'node:util';
import type { Approval, ApprovalKind } from '@marketplace/shared/schema';
import { OPEN_APPROVALS } from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import type { ApprovalRecord, Collections } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Writer } from '../../store/port';
import { newToken } from '../../auth/tokens';
import { findChanges } from '../audit/auditChanges';
import type { RecordedChange } from '../audit/auditedStore';
import type { Actor } from '../kit/actor';
import { loadActor } from '../kit/actor';
import { isContentKind } from './approvalSettings';
import { formatShown, hashField } from './movedFields';

/** The name of a record and the console's page of it. */
export type Subject = Pick<Approval, 'title' | 'page'>;

interface Requested {
  readonly kind: ApprovalKind;
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: object | undefined;
  readonly subject: Subject;
  /** The changes to records that the rolled back transaction made. */
  readonly recorded: readonly RecordedChange[];
}

/** An approval compares fields, so a version would only refuse it for unrelated changes. */
const withoutVersions = (body: object = {}): object =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => value !== undefined && name !== 'version' && name !== 'versions',
    ),
  );

/** Closes a request that its admin has withdrawn or replaced. */
export const withdraw = (
  writer: Writer<Collections>,
  { id }: Readonly<ApprovalRecord>,
  { account_id, name }: Actor,
  decision_reason = '',
): Promise<Readonly<ApprovalRecord>> =>
  writer.update('approvals', id, {
    status: 'withdrawn',
    decision_reason,
    decided_by: account_id,
    decided_by_name: name,
    decided_at: nowIso(),
  });

/**
 * Stores a change until a second admin decides on it. The same change by the same admin returns the stored
 * one; another change of the same fields replaces it. Rejects with 409 while another admin's change of one of
 * the fields waits.
 */
export async function requestApproval(
  writer: Writer<Collections>,
  session: { readonly account_id: number | null } | undefined,
  { kind, call, params, body: sent, subject, recorded }: Requested,
): Promise<Readonly<ApprovalRecord>> {
  const actor = await loadActor(writer, session);
  const body = withoutVersions(sent);
  const changes = recorded.flatMap(({ collection, id, before, after }) =>
    findChanges(collection, before, after).map((change) => ({
      ...change,
      before: formatShown(collection, before, change.field),
      after: formatShown(collection, after, change.field),
      collection,
      record_id: before ? String(id) : '',
    })),
  );
  const salt = newToken();
  const seen = recorded.flatMap(({ collection: name, before, after }) =>
    findChanges(name, before, after).map(({ field }) => hashField(before, field, salt)),
  );
  const [first] = recorded;
  const collection = first?.collection ?? '';
  const record_id = first?.before ? String(first.id) : '';
  const { rows } = await writer.find('approvals', {
    filter: { status: [...OPEN_APPROVALS], collection },
  });
  for (const row of rows) {
    const isSame =
      row.call === call && isDeepStrictEqual([row.params, row.body], [{ ...params }, body]);
    if (isSame && row.requested_by === actor.account_id) return row;
    const touched = changes.find(
      (change) =>
        change.record_id !== '' &&
        row.changes.some(
          ({ collection: of = row.collection, record_id: id, field }) =>
            of === change.collection && id === change.record_id && field === change.field,
        ),
    );
    if (!touched) continue;
    // A partner's users replace each other's changes, which wait for an admin anyway.
    const isOthers = row.requested_by !== actor.account_id && !isContentKind(kind);
    if (isOthers || row.status === 'scheduled')
      throw new HttpError(409, 'approval_exists', {
        errors: { [touched.field]: 'approval_exists' },
      });
    await withdraw(writer, row, actor);
  }
  const base = first?.before;
  return writer.insert('approvals', {
    kind,
    status: 'waiting',
    call,
    params: { ...params },
    body,
    collection,
    record_id,
    ...subject,
    changes,
    seen,
    salt,
    reason: '',
    requested_by: actor.account_id,
    requested_by_name: actor.name,
    requested_at: nowIso(),
    decided_by: 0,
    decided_by_name: '',
    decided_at: null,
    decision_reason: '',
    effective_on: null,
    applied_at: null,
    base_version: base && 'version' in base && typeof base.version === 'number' ? base.version : 0,
  });
}
