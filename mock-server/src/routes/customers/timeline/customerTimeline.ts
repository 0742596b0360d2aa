import { type AnswerOf, getCustomerTimeline } from '@marketplace/shared/api';
import { ADMIN_ROLES, type AdminRole, canUse } from '@marketplace/shared/resources';
import { getConsentHistory } from '../../../data/borrowers/consents';
import type { Collections } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { isEditable } from '../../earnings/reports/customerNotes';
import {
  buildEvent,
  findApplications,
  findSignIns,
  findSteps,
  type TimelineEvent,
  toTimelinePage,
} from './events';

type Entry = AnswerOf<typeof getCustomerTimeline>['data'][number];
type Event = TimelineEvent<Entry['kind']> & Partial<Pick<Entry, 'editable'>>;
type Reading = Reader<Collections>;

/** The admin who reads the timeline. */
interface Viewer {
  readonly role: AdminRole | undefined;
  readonly account_id: number;
}

async function findLeadSteps(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('leads', { filter: { user_id } });
  return rows.flatMap((lead) => [
    buildEvent({ kind: 'step', at: lead.created_at, code: 'signed_in', name: lead.product }),
    ...findSteps(lead).filter(({ code }) => code !== 'signed_in'),
  ]);
}

async function findConsents(store: Reading, userId: string): Promise<Event[]> {
  const history = await getConsentHistory(store, userId);
  const ids = history.flatMap(({ lender_id }) => lender_id ?? []);
  const { rows } = await store.find('lenders', { filter: { id: [...new Set(ids)] } });
  const namesById = new Map(rows.map(({ id, name }) => [id, name]));
  return history.map(({ purpose, granted, lender_id, at }) =>
    buildEvent({
      kind: granted === 1 ? 'consent' : 'withdrawal',
      at,
      code: purpose,
      name: namesById.get(lender_id ?? 0) ?? '',
    }),
  );
}

async function findCalls(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('calls', { filter: { user_id } });
  return rows.flatMap(({ ended_at: at, disposition: code, caller_name: name, notes: text }) =>
    at === null ? [] : [buildEvent({ kind: 'call', at, code, name, text })],
  );
}

async function findMessages(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('message_deliveries', { filter: { user_id } });
  const ids = rows.map(({ campaign_id }) => campaign_id);
  const campaigns = await store.find('message_campaigns', { filter: { id: [...new Set(ids)] } });
  const namesById = new Map(campaigns.rows.map(({ id, name }) => [id, name]));
  return rows.map(({ campaign_id, status: code, at }) =>
    buildEvent({ kind: 'message', at, code, name: namesById.get(campaign_id) ?? '' }),
  );
}

async function findHelp(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('help_requests', { filter: { user_id } });
  return rows.flatMap(({ reference: name, created_at, answered_at }) => [
    buildEvent({ kind: 'help', at: created_at, code: 'open', name }),
    ...(answered_at ? [buildEvent({ kind: 'help', at: answered_at, code: 'answered', name })] : []),
  ]);
}

async function findNotes(store: Reading, user_id: string, viewer: Viewer): Promise<Event[]> {
  const { rows } = await store.find('customer_notes', { filter: { user_id } });
  return rows.map((note) => ({
    ...buildEvent({
      kind: 'note',
      at: note.created_at,
      code: note.edited_at === null ? '' : 'edited',
      name: note.author_name,
      text: note.text,
    }),
    editable: isEditable(note, viewer.account_id) ? { id: note.id, version: note.version } : null,
  }));
}

async function findTasks(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('customer_tasks', { filter: { user_id } });
  return rows.flatMap(({ title: text, created_by_name, assignee_name, created_at, done_at }) => [
    buildEvent({ kind: 'task', at: created_at, code: 'created', name: created_by_name, text }),
    ...(done_at
      ? [buildEvent({ kind: 'task', at: done_at, code: 'done', name: assignee_name, text })]
      : []),
  ]);
}

/** Finds the events of a customer that a role may read. */
async function findEvents(store: Reading, userId: string, viewer: Viewer): Promise<Event[]> {
  return [
    ...(await findSignIns(store, userId)),
    ...(await findLeadSteps(store, userId)),
    ...(await findConsents(store, userId)),
    ...(await findApplications(store, { user_id: userId })),
    ...(await findMessages(store, userId)),
    ...(await findNotes(store, userId, viewer)),
    ...(await findTasks(store, userId)),
    ...(canUse(viewer.role, 'calls', 'read') ? await findCalls(store, userId) : []),
    ...(canUse(viewer.role, 'help-requests', 'read') ? await findHelp(store, userId) : []),
  ];
}

export const customerTimelineRoutes = [
  handle(getCustomerTimeline, async ({ params, query, session }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    const role = ADMIN_ROLES.find((one) => one === session?.role_id);
    const viewer = { role, account_id: session?.account_id ?? 0 };
    const found = await findEvents(store, user.id, viewer);
    return toTimelinePage(
      found.map((event) => ({ editable: null, ...event })),
      query,
    );
  }),
];
