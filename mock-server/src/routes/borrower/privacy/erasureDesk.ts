import { addDays, toDisplayDate } from '@marketplace/shared/format';
import {
  createErasureRequest,
  decideErasureRequest,
  getErasureRequest,
} from '@marketplace/shared/api';
import { ERASURE_DAYS } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { checkVersion } from '../../../data/changes';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections, ErasureRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { newReference } from '../../../data/specs/references';
import { HttpError, wrongField } from '../../../httpError';
import { toLanguage, translate } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import type { Actor } from '../../kit/actor';
import { loadActor } from '../../kit/actor';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { requireTwoAdmins } from '../../approvals/secondAdmin';
import { handle } from '../../kit/handle';
import { sendMessage } from '../../outbox/sendMessage';
import { toCertificateView, toPart } from './certificate';
import { findScheduledErasure, openLenders, findWaitingErasure } from './erasure';
import { planErasure } from './erasurePlan';
import { loadErasureRequestView } from './erasureView';

type Erasure = Readonly<ErasureRecord>;

/** States in which the data still exists and can be erased. */
const OPEN_STATUSES: readonly string[] = ['requested', 'in_progress', 'waiting', 'approved'];

async function refuseBlocked(reader: Reader<Collections>, userId: string): Promise<void> {
  const lenders = await openLenders(reader, userId);
  if (lenders === '') return;
  const params = { lenders };
  const errors = { user_id: 'erasure_customer_blocked' } as const;
  throw new HttpError(409, 'erasure_customer_blocked', { params, errors });
}

async function insertRequest(
  writer: Writer<Collections>,
  { user_id, reason }: { readonly user_id: string; readonly reason: string },
  { account_id, name }: Actor,
): Promise<Erasure> {
  const user = await writer.get('users', user_id);
  if (!user) throw wrongField('user_id', 'unknown_reference');
  const waiting = await findWaitingErasure(writer, user_id);
  if (waiting?.entered_by === account_id && waiting.reason === reason) return waiting;
  if (waiting || (await findScheduledErasure(writer, user_id)))
    throw new HttpError(409, 'erasure_exists', { errors: { user_id: 'erasure_exists' } });
  await refuseBlocked(writer, user_id);
  return writer.insert('erasures', {
    user_id,
    partner_id: user.partner_id,
    reference: await newReference(writer, 'erasures'),
    status: 'waiting',
    origin: 'desk',
    reason,
    entered_by: account_id,
    entered_by_name: name,
    language: toLanguage(user.language),
    requested_at: nowIso(),
    due_on: null,
    done_at: null,
  });
}

/** Tells the person when the data is erased, and how to prevent that. */
async function notifyCustomer(
  writer: Writer<Collections>,
  { user_id, language, reference, due_on }: Erasure,
): Promise<void> {
  const user = await writer.get('users', user_id);
  if (!user) return;
  const due = toDisplayDate(due_on ?? '') ?? '';
  const text = translate(language, 'erasure_announced', { due, reference });
  await sendMessage(writer, { kind: 'erasure', to: user.sign_in, text });
}

interface Decision {
  readonly status: 'approved' | 'refused' | 'withdrawn';
  readonly reason: string;
  readonly seen: number | undefined;
}

async function decide(
  writer: Writer<Collections>,
  erasure: Erasure,
  { status, reason, seen }: Decision,
  { account_id, name }: Actor,
): Promise<Erasure> {
  if (erasure.origin !== 'desk') throw new HttpError(409, 'erasure_own_request');
  if (erasure.status === status && erasure.decided_by === account_id) return erasure;
  const mayDecide =
    erasure.status === 'waiting' || (erasure.status === 'approved' && status === 'withdrawn');
  if (!mayDecide) throw new HttpError(409, 'erasure_decided');
  const view = await loadErasureRequestView(writer, erasure);
  checkVersion(erasure, seen, { view, otherwise: ['status'] });
  if (status === 'approved') {
    if (erasure.entered_by === account_id) throw new HttpError(403, 'erasure_second_admin');
    const who = { requested_by: erasure.entered_by, decided_by: account_id };
    await requireTwoAdmins(writer, who);
    await refuseBlocked(writer, erasure.user_id);
  }
  const decided = await writer.update('erasures', erasure.id, {
    status,
    decision_reason: reason,
    decided_by: account_id,
    decided_by_name: name,
    decided_at: nowIso(),
    due_on: status === 'approved' ? addDays(getIndianToday(), ERASURE_DAYS.done) : null,
  });
  if (status === 'approved') await notifyCustomer(writer, decided);
  return decided;
}

export const erasureDeskRoutes = [
  handle(getErasureRequest, async ({ params, session }, { store }) => {
    const erasure = await requireRecord(store, 'erasures', params.id);
    const isOpen = OPEN_STATUSES.includes(erasure.status);
    const steps = isOpen ? await planErasure(store, erasure.user_id) : [];
    return {
      data: {
        request: await loadErasureRequestView(store, erasure),
        plan: steps.map(toPart),
        certificate: toCertificateView(erasure),
        is_own: erasure.entered_by !== undefined && erasure.entered_by === session?.account_id,
      },
    };
  }),
  handle(createErasureRequest, async ({ body, session }, { store }) => {
    const entered = await store.tx(async (writer) =>
      insertRequest(
        writer,
        { ...body, reason: body.reason.trim() },
        await loadActor(writer, session),
      ),
    );
    return { data: await loadErasureRequestView(store, entered) };
  }),
  handle(decideErasureRequest, async ({ params, body, request, session }, { store }) => {
    const { version, status, reason } = body;
    const seen = getExpectedVersion(request, { version });
    const decided = await store.tx(async (writer) =>
      decide(
        writer,
        await requireRecord(writer, 'erasures', params.id),
        { status, reason: reason.trim(), seen },
        await loadActor(writer, session),
      ),
    );
    return { data: await loadErasureRequestView(store, decided) };
  }),
];
