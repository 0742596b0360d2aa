import {
  clawBackCommission,
  decideApproval,
  explainApproval,
  getApproval,
  getApprovalSettings,
  deleteLenderRevenue,
  getWaitingApprovals,
  safeDeleteCreditCard,
  safeDeleteLender,
  withdrawContentChange,
} from '@marketplace/shared/api';
import { OPEN_APPROVALS } from '@marketplace/shared/schema';
import type { ApprovalRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { approvalView } from '../../../data/views';
import { HttpError, notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { loadActor } from '../../kit/actor';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { requireOwnSession } from '../../partner/integration/requireOwnSession';
import { isContentKind, readSettings } from '../../approvals/approvalSettings';
import { controlledCalls, controlledRoutes } from './controlledCalls';
import { decide } from './decideApproval';
import { findMovedFields } from '../../approvals/movedFields';
import { findOtherApprovals } from './otherApprovals';
import { withdraw } from '../../approvals/requestApproval';
import { countFullAdmins } from '../../approvals/secondAdmin';

const DELETIONS: ReadonlySet<string> = new Set([
  safeDeleteLender.id,
  safeDeleteCreditCard.id,
  deleteLenderRevenue.id,
]);

/**
 * Lists the fields that a change sets; for a deletion the record without fields, and for a claw-back, which adds
 * a record, the amount that the commission would lose.
 */
function toWaitingChanges(
  { id, status, call, collection, changes, requested_by, ...approval }: Readonly<ApprovalRecord>,
  account: number | null | undefined,
) {
  const is_own = requested_by === account;
  if (call === clawBackCommission.id) {
    const value = JSON.stringify(Reflect.get(approval.body, 'amount'));
    const record_id = approval.params['id'] ?? '';
    return [{ id, status, collection, record_id, field: 'amount', value, is_own }];
  }
  const found = changes.flatMap(({ collection: of = collection, record_id, field, after }) =>
    record_id === '' ? [] : { id, status, collection: of, record_id, field, value: after, is_own },
  );
  return DELETIONS.has(call)
    ? found.slice(0, 1).map((change) => ({ ...change, field: '', value: null }))
    : found;
}

export const approvalRoutes = [
  ...controlledRoutes,
  handle(getWaitingApprovals, async ({ session }, { store }) => {
    const own = session?.account_id;
    const { rows } = await store.find('approvals', { filter: { status: [...OPEN_APPROVALS] } });
    const others = await findOtherApprovals(store, own);
    const waiting = rows.filter(
      ({ requested_by, status }) => status === 'waiting' && requested_by !== own,
    );
    const newest = await store.find('audit_entries', {
      filter: { account_id_neq: own, action: ['create', 'update', 'delete'] },
      sort: ['id', 'DESC'],
      range: [0, 0],
    });
    return {
      data: {
        mine: waiting.length + others.filter(({ is_own }) => !is_own).length,
        last_change_by_others: newest.rows[0]?.id ?? 0,
        changes: rows.flatMap((approval) => toWaitingChanges(approval, own)),
        others,
      },
    };
  }),
  handle(getApproval, async ({ params, session }, { store }) => {
    const approval = await requireRecord(store, 'approvals', params.id);
    const isOpen = approval.status === 'waiting' || approval.status === 'scheduled';
    return {
      data: {
        approval: approvalView(approval),
        is_own: approval.requested_by === session?.account_id,
        conflicts: isOpen ? await findMovedFields(store, approval) : [],
      },
    };
  }),
  handle(decideApproval, async ({ params, body, request, session }, { store }) => {
    const version = getExpectedVersion(request, body);
    const decision = { ...body, reason: body.reason.trim(), version };
    const decided = await store.tx(async (writer) => {
      const actor = await loadActor(writer, session);
      const approval = await requireRecord(writer, 'approvals', params.id);
      return decide(writer, approval, decision, { actor, calls: controlledCalls });
    });
    return { data: approvalView(decided) };
  }),
  handle(withdrawContentChange, async ({ params, language, session }, { store }) => {
    const { partnerId } = requireOwnSession(session);
    await store.tx(async (writer) => {
      const approval = await requireRecord(writer, 'approvals', params.id);
      if (!isContentKind(approval.kind) || approval.record_id !== String(partnerId))
        throw notFound();
      if (!OPEN_APPROVALS.some((status) => status === approval.status))
        throw new HttpError(409, 'approval_decided');
      await withdraw(writer, approval, await loadActor(writer, session));
    });
    return { success: true, message: translate(language, 'content_change_withdrawn') };
  }),
  handle(explainApproval, async ({ params, body, session }, { store }) => {
    const explained = await store.tx(async (writer) => {
      const approval = await requireRecord(writer, 'approvals', params.id);
      if (approval.requested_by !== session?.account_id)
        throw new HttpError(403, 'approval_not_own');
      if (approval.status !== 'waiting') throw new HttpError(409, 'approval_decided');
      return writer.update('approvals', approval.id, { reason: body.reason.trim() });
    });
    return { data: approvalView(explained) };
  }),
  handle(getApprovalSettings, async (_call, { store, config }) => {
    const { version, ...settings } = await readSettings(store, config);
    return {
      data: { ...settings, ...(version > 0 && { version }), admins: await countFullAdmins(store) },
    };
  }),
];
