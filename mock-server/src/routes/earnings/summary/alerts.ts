import { buildCreatedFilter, getAlerts } from '@marketplace/shared/api';
import { addDays, getIndianDayStart, toIndianDay } from '@marketplace/shared/format';
import {
  BUSY_IMPORTS,
  ERASURE_DECISION_DAYS,
  HELP_ANSWER_DAYS,
  MERCHANT_DECISION_DAYS,
} from '@marketplace/shared/schema';
import {
  ADMIN_ROLES,
  IMPORT_KINDS,
  IMPORT_LIST_PREFIX,
  type ImportKindName,
} from '@marketplace/shared/resources';
import { canVisit } from '@marketplace/shared/session/adminRoutes';
import { agoIso, DAY_MS } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { findOutages, isRunning } from '../../../data/lenders/lenderOutages';
import type { Collections } from '../../../data/records';
import type { Filter, Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import type { Days } from './disbursals';
import { type Alert, buildAlert, findSystemAlerts } from './systemAlerts';
import { findFallenApprovals, getComparedDays } from './fallenApprovals';

type Reading = Reader<Collections>;

/** Days for which a failed import raises an alert. */
const FAILED_IMPORT_DAYS = 7;

/** The admins' pages; a partner's own uploads raise no alert. */
const PAGES: Readonly<Partial<Record<ImportKindName, string>>> = {
  mis: '/mis-upload',
  commission: '/commission-upload-file',
  application_status: '/application-status-file',
};

const toAddress = (
  page: string,
  filter: object,
  others: Record<string, string> = {},
  prefix = '',
): string =>
  `${page}?${new URLSearchParams({ ...others, [`${prefix}filter`]: JSON.stringify(filter) })}`;

async function findApprovalAlerts(store: Reading): Promise<Alert[]> {
  const { days, earlier } = getComparedDays(getIndianToday());
  const countWithin = (period: Days) =>
    store.countBy('applications', ['lender_id', 'status'], buildCreatedFilter(period));
  const fallen = findFallenApprovals(await countWithin(days), await countWithin(earlier));
  return Promise.all(
    fallen.map(async ({ lender_id, ...fall }) =>
      buildAlert({
        kind: 'approvals_fell',
        ...fall,
        name: (await store.get('lenders', lender_id))?.name ?? '',
        path: toAddress('/internal-report', { lender_id: [lender_id] }, { ...days }),
      }),
    ),
  );
}

async function findOutageAlerts(store: Reading): Promise<Alert[]> {
  const running = (await findOutages(store)).filter(isRunning);
  const ids = [...new Set(running.map(({ lender_id }) => lender_id))];
  const { rows } = await store.find('lenders', {
    filter: { id: ids, lender_status: 1, deleted_at: null },
  });
  const [first, ...others] = rows;
  const [outage] = running;
  if (!first || !outage) return [];
  return [
    buildAlert({
      kind: 'outage',
      count: rows.length,
      name: others.length === 0 ? first.name : '',
      since: toIndianDay(outage.starts_at),
      path: toAddress('/vendors-on-off', { state: ['outage'] }),
    }),
  ];
}

/** A failed file raises no alert once a later file of its kind has been loaded. */
async function findImportAlerts(store: Reading): Promise<Alert[]> {
  const recent = { created_at_gt: agoIso(FAILED_IMPORT_DAYS * DAY_MS) };
  const { rows } = await store.find('uploads', { filter: recent, sort: ['created_at', 'DESC'] });
  const done = rows.filter(({ status }) => !BUSY_IMPORTS.includes(status));
  return [...new Set(done.map(({ kind }) => kind))].flatMap((kind) => {
    const files = done.filter((file) => file.kind === kind);
    const loaded = files.findIndex(({ status }) => status === 'applied' || status === 'pending');
    const news = loaded === -1 ? files : files.slice(0, loaded);
    const failed = news.filter(({ status }) => status === 'failed');
    const [last] = failed;
    const first = failed.at(-1);
    if (!last || !first) return [];
    const own = IMPORT_KINDS.find((one) => one === kind);
    const page = own && PAGES[own];
    if (!page) return [];
    const single = failed.length === 1;
    const since = { gte: first.created_at, lte: '' };
    const list = { status: ['failed'], created_at: since };
    return buildAlert({
      kind: 'import_failed',
      count: failed.length,
      name: single ? last.file_name : '',
      since: toIndianDay(last.created_at),
      path: single ? `${page}?import=${last.id}` : toAddress(page, list, {}, IMPORT_LIST_PREFIX),
    });
  });
}

/** Builds an alert about records that wait too long; none if no record does. */
async function findWaitingAlert(
  store: Reading,
  collection: 'erasures' | 'help_requests' | 'merchants',
  field: 'requested_at' | 'created_at' | 'due_on',
  filter: Filter,
  alert: Pick<Alert, 'kind' | 'path'>,
): Promise<Alert[]> {
  const { rows, total } = await store.find(collection, { filter, sort: [field, 'ASC'] });
  const oldest: unknown = rows[0] && Reflect.get(rows[0], field);
  if (typeof oldest !== 'string') return [];
  return [buildAlert({ ...alert, count: total, since: toIndianDay(oldest) })];
}

/** A request is late once this number of whole days has passed since the day of its receipt. */
const getReceivedBefore = (days: number): string =>
  new Date(Date.parse(getIndianDayStart(addDays(getIndianToday(), -days))) - 1).toISOString();

async function findRequestAlerts(store: Reading): Promise<Alert[]> {
  const yesterday = addDays(getIndianToday(), -1);
  const late = ['requested', 'in_progress', 'approved'];
  const decideBy = getReceivedBefore(ERASURE_DECISION_DAYS);
  const helpBy = getReceivedBefore(HELP_ANSWER_DAYS);
  const merchantsBy = getReceivedBefore(MERCHANT_DECISION_DAYS);
  const range = (lte: string) => ({ gte: '', lte });
  return [
    ...(await findWaitingAlert(
      store,
      'erasures',
      'due_on',
      { status: late, due_on_lte: yesterday },
      {
        kind: 'erasures_overdue',
        path: toAddress('/customer-info-deletion', { status: late, due_on: range(yesterday) }),
      },
    )),
    ...(await findWaitingAlert(
      store,
      'erasures',
      'requested_at',
      { status: 'waiting', requested_at_lte: decideBy },
      {
        kind: 'erasures_waiting',
        path: toAddress('/customer-info-deletion', {
          status: ['waiting'],
          requested_at: range(decideBy),
        }),
      },
    )),
    ...(await findWaitingAlert(
      store,
      'help_requests',
      'created_at',
      { status: 'open', created_at_lte: helpBy },
      {
        kind: 'help_overdue',
        path: toAddress('/help-requests', { status: ['open'], created_at: range(helpBy) }),
      },
    )),
    ...(await findWaitingAlert(
      store,
      'merchants',
      'created_at',
      { status: 'new', created_at_lte: merchantsBy },
      {
        kind: 'merchants_waiting',
        path: toAddress(
          '/merchant-management',
          { status: ['new'], created_at: range(merchantsBy) },
          { view: 'applications' },
        ),
      },
    )),
  ];
}

/** Tells of callers who have asked for more numbers in an hour than they could call. */
async function findCapAlerts(store: Reading): Promise<Alert[]> {
  const filter = { refused: true, at_gt: agoIso(DAY_MS) };
  const { rows } = await store.find('number_reveals', { filter, sort: ['at', 'ASC'] });
  const callers = [...new Set(rows.map(({ account_id }) => account_id))];
  return Promise.all(
    callers.map(async (id) =>
      buildAlert({
        kind: 'numbers_capped',
        count: rows.filter(({ account_id }) => account_id === id).length,
        name: (await store.get('accounts', id))?.name ?? '',
        path: toAddress('/audit-log', { account_id: [id], action: ['read'] }),
      }),
    ),
  );
}

export const alertRoutes = [
  handle(getAlerts, async ({ session }, { store }) => {
    const alerts = [
      ...(session?.role_id === 1 ? await findSystemAlerts(store) : []),
      ...(await findApprovalAlerts(store)),
      ...(await findOutageAlerts(store)),
      ...(await findImportAlerts(store)),
      ...(await findRequestAlerts(store)),
      ...(await findCapAlerts(store)),
    ];
    const role = ADMIN_ROLES.find((one) => one === session?.role_id);
    return {
      data: alerts.filter(({ path }) => canVisit(role, `/admin${path.replace(/\?.*/u, '')}`)),
    };
  }),
];
