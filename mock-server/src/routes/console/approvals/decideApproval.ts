import type { BodyOf, decideApproval } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import type { Approval } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { Context } from '../../../context';
import { checkVersion } from '../../../data/changes';
import { getIndianToday } from '../../../data/indianDay';
import type { ApprovalRecord, Collections } from '../../../data/records';
import { specs } from '../../../data/specs';
import { HttpError, wrongField } from '../../../httpError';
import type { Patch, Reader, Writer } from '../../../store/port';
import { formatField } from '../audit/auditChanges';
import { withAudit } from '../audit/auditedStore';
import type { Actor } from '../../kit/actor';
import type { ControlledCall } from './controlledCall';
import { withdraw } from './requestApproval';

/** Maximum days from the approval to the day on which the change takes effect. */
const MAX_DAYS_AHEAD = 365;

type Decision = BodyOf<typeof decideApproval>;

/** A field whose value has changed since the request; JSON, null if it has none. */
export interface MovedField {
  readonly record_id: string;
  readonly field: string;
  readonly current: string | null;
}

const isCollection = (name: string): name is keyof Collections => Object.hasOwn(specs, name);

/**
 * Finds the fields whose values have changed since the request. For a deletion, which concerns the whole
 * record, any other version counts.
 */
export async function findMovedFields(
  reader: Reader<Collections>,
  { collection, changes, kind, base_version }: Readonly<ApprovalRecord>,
): Promise<MovedField[]> {
  if (!isCollection(collection)) return [];
  const moved: MovedField[] = [];
  for (const { record_id, field, before } of changes) {
    if (record_id === '') continue;
    const id = specs[collection]?.id === 'number' ? Number(record_id) : record_id;
    const record = await reader.get(collection, id);
    const current = formatField(collection, record, field);
    const isOlder = kind === 'deletion' && record?.version !== base_version;
    if (current !== before || isOlder) moved.push({ record_id, field, current });
  }
  return moved;
}

/** Makes an approved change. Rejects with 409 if its record has changed since the request. */
async function makeChange(
  writer: Writer<Collections>,
  approval: Readonly<ApprovalRecord>,
  calls: readonly ControlledCall[],
): Promise<Patch<ApprovalRecord>> {
  if ((await findMovedFields(writer, approval)).length > 0)
    throw new HttpError(409, 'approval_record_changed', {
      errors: { status: 'approval_record_changed' },
    });
  const call = calls.find(({ id }) => id === approval.call);
  if (!call) throw new HttpError(409, 'approval_record_changed');
  await call.replay(writer, approval);
  return { status: 'applied', applied_at: nowIso() };
}

const isRepeated = (
  { status, decided_by }: Readonly<Pick<ApprovalRecord, 'status' | 'decided_by'>>,
  decision: Decision['status'],
  { account_id }: Actor,
): boolean => {
  const decided = status === 'applied' || status === 'scheduled' ? 'approved' : status;
  return decided === decision && decided_by === account_id;
};

function checkRight(
  { requested_by, status }: Readonly<Pick<ApprovalRecord, 'requested_by' | 'status'>>,
  decision: Decision['status'],
  { account_id }: Actor,
): void {
  const isOwn = requested_by === account_id;
  if (decision === 'withdrawn' && !isOwn) throw new HttpError(403, 'approval_not_own');
  if (decision !== 'withdrawn' && isOwn) throw new HttpError(403, 'approval_second_admin');
  const mayDecide = status === 'waiting' || (status === 'scheduled' && decision !== 'approved');
  if (!mayDecide)
    throw new HttpError(409, 'approval_decided', { errors: { status: 'approval_decided' } });
}

/** Returns the day on which an approval takes effect; null for at once. Rejects with 422 for an invalid day. */
function toEffectiveDay(day: string | null | undefined): string | null {
  const today = getIndianToday();
  if (!day || day === today) return null;
  if (day < today || day > addDays(today, MAX_DAYS_AHEAD))
    throw wrongField('effective_on', 'approval_day');
  return day;
}

/** Decides on a change. Makes it in the same transaction unless it takes effect later. */
export async function decide(
  writer: Writer<Collections>,
  approval: Readonly<ApprovalRecord>,
  { status, reason, effective_on, version }: Decision,
  { actor, calls }: { readonly actor: Actor; readonly calls: readonly ControlledCall[] },
): Promise<Readonly<Approval> & ApprovalRecord> {
  if (isRepeated(approval, status, actor)) return approval;
  checkRight(approval, status, actor);
  checkVersion(approval, version, { view: approval, otherwise: ['status'] });
  if (status === 'withdrawn') return withdraw(writer, approval, actor, reason);
  const decided = {
    decision_reason: reason,
    decided_by: actor.account_id,
    decided_by_name: actor.name,
    decided_at: nowIso(),
  };
  if (status === 'refused')
    return writer.update('approvals', approval.id, { ...decided, status: 'refused' });
  const day = toEffectiveDay(effective_on);
  if (day && (await findMovedFields(writer, approval)).length > 0)
    throw new HttpError(409, 'approval_record_changed', {
      errors: { status: 'approval_record_changed' },
    });
  const outcome = day
    ? ({ status: 'scheduled', effective_on: day } as const)
    : await makeChange(writer, approval, calls);
  return writer.update('approvals', approval.id, { ...decided, ...outcome });
}

/** Makes the approved changes whose day has come. Records a failure for a change that is no longer possible. */
export async function applyScheduledApprovals(
  context: Context,
  calls: readonly ControlledCall[],
): Promise<void> {
  const due = { status: 'scheduled', effective_on_lte: getIndianToday() };
  const { rows } = await context.store.find('approvals', { filter: due });
  for (const { id, decided_by } of rows) {
    const session = { area: 'admin', account_id: decided_by, masquerade_by: null } as const;
    const { store } = withAudit(context, session, 'applyApproval');
    try {
      await store.tx(async (writer) => {
        const approval = await writer.get('approvals', id);
        if (approval?.status !== 'scheduled') return;
        await writer.update('approvals', id, await makeChange(writer, approval, calls));
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await store.tx((writer) => writer.update('approvals', id, { status: 'failed' }));
    }
  }
}
