import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, decideApproval } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import type { Approval } from '@marketplace/shared/schema';
import { now, nowIso } from '../../../clock';
import type { Context } from '../../../context';
import { checkVersion } from '../../../data/changes';
import { getIndianToday } from '../../../data/indianDay';
import type { ApprovalRecord, Collections } from '../../../data/records';
import { HttpError, wrongField } from '../../../httpError';
import type { Patch, Writer } from '../../../store/port';
import { isMasked } from '../../audit/auditChanges';
import { withAudit } from '../../audit/auditedStore';
import type { Actor } from '../../kit/actor';
import type { ControlledCall } from '../../approvals/controlledChange';
import { getOldestRequest } from '../../approvals/expireApprovals';
import type { MovedField } from '../../approvals/movedFields';
import { findMovedFields, rebase } from '../../approvals/movedFields';
import { withdraw } from '../../approvals/requestApproval';
import { requirePartnerAndAdmin, requireTwoAdmins } from '../../approvals/secondAdmin';
import { isContentKind } from '../../approvals/approvalSettings';

/** Maximum days from the approval to the day on which the change takes effect. */
const MAX_DAYS_AHEAD = 365;

type Decision = BodyOf<typeof decideApproval>;

const isConflict = ({ status }: HttpError): boolean => status === 404 || status === 422;

/**
 * Takes over the values that the second admin has seen and wants to overwrite. Rejects with 409 if any other
 * value has changed since the request, if the change is a deletion, or if the admin could not see the value.
 */
async function acceptMoved(
  writer: Writer<Collections>,
  approval: Readonly<ApprovalRecord>,
  accepted: readonly MovedField[],
): Promise<Readonly<ApprovalRecord>> {
  const moved = await findMovedFields(writer, approval);
  if (moved.length === 0) return approval;
  const isAccepted = (one: MovedField): boolean =>
    approval.kind !== 'deletion' &&
    !isMasked(one.current) &&
    accepted.some((seen) => isDeepStrictEqual({ ...seen }, one));
  if (!moved.every(isAccepted))
    throw new HttpError(409, 'approval_record_changed', {
      errors: { status: 'approval_record_changed' },
    });
  return writer.update('approvals', approval.id, await rebase(writer, approval));
}

/** Throws unless those who ask for a change and approve it may still do so. */
const requireDeciders = (
  writer: Writer<Collections>,
  { kind, requested_by }: Readonly<ApprovalRecord>,
  decided_by: number,
): Promise<void> =>
  (isContentKind(kind) ? requirePartnerAndAdmin : requireTwoAdmins)(writer, {
    requested_by,
    decided_by,
  });

/** Makes an approved change. Rejects with 409 if it does not fit its record any more. */
async function makeChange(
  writer: Writer<Collections>,
  approval: Readonly<ApprovalRecord>,
  { calls, decided_by }: { readonly calls: readonly ControlledCall[]; readonly decided_by: number },
): Promise<Patch<ApprovalRecord>> {
  await requireDeciders(writer, approval, decided_by);
  await acceptMoved(writer, approval, []);
  const call = calls.find(({ id }) => id === approval.call);
  if (!call) throw new HttpError(409, 'approval_record_changed');
  try {
    await call.replay(writer, approval);
  } catch (error) {
    if (!(error instanceof HttpError) || !isConflict(error)) throw error;
    throw new HttpError(409, 'approval_record_changed', {
      errors: { status: 'approval_record_changed' },
    });
  }
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
  {
    requested_at,
    requested_by,
    status,
  }: Readonly<Pick<ApprovalRecord, 'requested_at' | 'requested_by' | 'status'>>,
  decision: Decision['status'],
  { account_id }: Actor,
): void {
  const isOwn = requested_by === account_id;
  if (decision === 'withdrawn' && !isOwn) throw new HttpError(403, 'approval_not_own');
  if (decision !== 'withdrawn' && isOwn) throw new HttpError(403, 'approval_second_admin');
  const mayDecide = status === 'waiting' || (status === 'scheduled' && decision !== 'approved');
  if (!mayDecide)
    throw new HttpError(409, 'approval_decided', { errors: { status: 'approval_decided' } });
  if (status === 'waiting' && decision === 'approved' && requested_at < getOldestRequest(now()))
    throw new HttpError(409, 'approval_expired', { errors: { status: 'approval_expired' } });
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
  { status, reason, effective_on, version, accepted = [] }: Decision,
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
  const decided_by = actor.account_id;
  await requireDeciders(writer, approval, decided_by);
  const day = toEffectiveDay(effective_on);
  const seen = await acceptMoved(writer, approval, accepted);
  const outcome = day
    ? ({ status: 'scheduled', effective_on: day } as const)
    : await makeChange(writer, seen, { calls, decided_by });
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
        await writer.update(
          'approvals',
          id,
          await makeChange(writer, approval, { calls, decided_by }),
        );
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await store.tx((writer) => writer.update('approvals', id, { status: 'failed' }));
    }
  }
}
