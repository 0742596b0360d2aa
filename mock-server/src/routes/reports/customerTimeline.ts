import { type AnswerOf, getCustomerTimeline } from '@marketplace/shared/api';
import { ADMIN_ROLES, type AdminRole, mayUse } from '@marketplace/shared/resources';
import { consentHistory } from '../../data/consents';
import type { Collections } from '../../data/records';
import { getStatusHistory } from '../../data/statusHistory';
import { notFound } from '../../httpError';
import type { Reader } from '../../store/port';
import { handle } from '../kit/handle';
import { isEditable } from './customerNotes';

type Entry = AnswerOf<typeof getCustomerTimeline>['data'][number];
type Event = Omit<Entry, 'id'>;
type Reading = Reader<Collections>;

/** The admin who reads the timeline. */
interface Viewer {
  readonly role: AdminRole | undefined;
  readonly account_id: number;
}

/** Entries of a page. */
const PAGE = 20;

const buildEvent = (event: Pick<Event, 'kind' | 'at'> & Partial<Event>): Event => ({
  code: '',
  name: '',
  text: '',
  editable: null,
  ...event,
});

async function findSessions(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('sessions', { filter: { user_id } });
  return rows.flatMap(({ created_at: at, device: name = '' }) =>
    at ? [buildEvent({ kind: 'sign_in', at, name })] : [],
  );
}

async function findSteps(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('leads', { filter: { user_id } });
  return rows.flatMap(({ product: name, stage, created_at, updated_at }) => [
    buildEvent({ kind: 'step', at: created_at, code: 'signed_in', name }),
    ...(stage === 'signed_in'
      ? []
      : [buildEvent({ kind: 'step', at: updated_at, code: stage, name })]),
  ]);
}

async function findConsents(store: Reading, userId: string): Promise<Event[]> {
  const history = await consentHistory(store, userId);
  const ids = history.flatMap(({ lender_id }) => lender_id ?? []);
  const { rows } = await store.find('lenders', { filter: { id: [...new Set(ids)] } });
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return history.map(({ purpose, granted, lender_id, at }) =>
    buildEvent({
      kind: granted === 1 ? 'consent' : 'withdrawal',
      at,
      code: purpose,
      name: nameOf.get(lender_id ?? 0) ?? '',
    }),
  );
}

async function findApplications(store: Reading, user_id: string): Promise<Event[]> {
  const { rows } = await store.find('applications', { filter: { user_id } });
  return rows.flatMap((application) => {
    const { created_at, lender_name: name } = application;
    const [, ...later] = getStatusHistory(application);
    return [
      buildEvent({ kind: 'application', at: created_at, name }),
      ...later.map(({ status: code, noted_at: at, remarks: text }) =>
        buildEvent({ kind: 'status', at, code, name, text }),
      ),
    ];
  });
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
  const nameOf = new Map(campaigns.rows.map(({ id, name }) => [id, name]));
  return rows.map(({ campaign_id, status: code, at }) =>
    buildEvent({ kind: 'message', at, code, name: nameOf.get(campaign_id) ?? '' }),
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
  return rows.map((note) =>
    buildEvent({
      kind: 'note',
      at: note.created_at,
      code: note.edited_at === null ? '' : 'edited',
      name: note.author_name,
      text: note.text,
      editable: isEditable(note, viewer.account_id) ? { id: note.id, version: note.version } : null,
    }),
  );
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

/** Finds all that happened with a customer, of what a role may read, the newest first. */
async function findTimeline(store: Reading, userId: string, viewer: Viewer): Promise<Entry[]> {
  const events = [
    ...(await findSessions(store, userId)),
    ...(await findSteps(store, userId)),
    ...(await findConsents(store, userId)),
    ...(await findApplications(store, userId)),
    ...(await findMessages(store, userId)),
    ...(await findNotes(store, userId, viewer)),
    ...(await findTasks(store, userId)),
    ...(mayUse(viewer.role, 'calls', 'read') ? await findCalls(store, userId) : []),
    ...(mayUse(viewer.role, 'help-requests', 'read') ? await findHelp(store, userId) : []),
  ];
  return events
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map((event, index) => ({ id: events.length - index, ...event }));
}

export const customerTimelineRoutes = [
  handle(getCustomerTimeline, async ({ params, query, session }, { store }) => {
    const user = await store.get('users', params.id);
    if (!user) throw notFound();
    const role = ADMIN_ROLES.find((one) => one === session?.role_id);
    const { kind, page = 1 } = query ?? {};
    const account_id = session?.account_id ?? 0;
    const all = await findTimeline(store, user.id, { role, account_id });
    const own = kind ? all.filter((entry) => entry.kind === kind) : all;
    const data = own.slice((page - 1) * PAGE, page * PAGE);
    return { data, total: own.length, pages: Math.ceil(own.length / PAGE) };
  }),
];
