import {
  type BodyOf,
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  getRevenueTypes,
  setLenderRevenueOrder,
  updateLenderRevenue,
} from '@marketplace/shared/api';
import { checkVersion, saveChange } from '../../../data/changes';
import type { Collections, LenderRecord, LenderRevenueRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { lenderRevenueView } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Page, Reader } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import type { Subject } from '../../approvals/requestApproval';
import { handle, parseIdParam } from '../../kit/handle';
import { saveDeletedRecord, requireLive } from '../../kit/liveRecords';

function findEntries(
  reader: Reader<Collections>,
  lenderId: number,
): Promise<Page<LenderRevenueRecord>> {
  return reader.find('lender_revenue', {
    filter: { lender_id: lenderId },
    sort: ['sort_order', 'ASC'],
  });
}

async function requireEntry(
  reader: Reader<Collections>,
  id: number,
): Promise<Readonly<LenderRevenueRecord>> {
  const found = await requireRecord(reader, 'lender_revenue', id);
  await requireLive(reader, 'lenders', found.lender_id);
  return found;
}

async function checkType(reader: Reader<Collections>, id: number): Promise<void> {
  if (!(await reader.get('revenue_types', id)))
    throw wrongField('revenue_type_id', 'unknown_reference');
}

/** Throws 409 if the caller has not read every entry in its current version. */
function checkOrderSeen(
  { version }: Readonly<LenderRecord>,
  rows: readonly Readonly<LenderRevenueRecord>[],
  { lender_revenue_ids: ids, versions }: BodyOf<typeof setLenderRevenueOrder>,
): void {
  if (!versions) return;
  if (versions.length !== ids.length) throw wrongField('versions', 'not_all_entries');
  const isSeen = (row: LenderRevenueRecord): boolean =>
    versions[ids.indexOf(row.id)] === row.version;
  if (rows.length === ids.length && rows.every(isSeen)) return;
  throw new HttpError(409, 'changed_meanwhile', {
    errors: { lender_revenue_ids: 'changed_meanwhile' },
    current: {
      lender_revenue_ids: rows.map(({ id }) => id),
      versions: rows.map((row) => row.version),
      version,
    },
  });
}

const loadSubject = async (reader: Reader<Collections>, lenderId: number): Promise<Subject> => {
  const { name } = await requireLive(reader, 'lenders', lenderId);
  return { title: name, page: `/lenders/${lenderId}` };
};

/** The calls that change what a lender pays. */
export const revenueCalls = [
  controlledCall(createLenderRevenue, {
    getKind: () => 'commission',
    subject: (reader, { body }) => loadSubject(reader, body.lender_id),
    async apply(writer, { body, language }) {
      await requireLive(writer, 'lenders', body.lender_id);
      await checkType(writer, body.revenue_type_id);
      const { rows } = await findEntries(writer, body.lender_id);
      const last = rows.at(-1)?.sort_order ?? 0;
      const made = await writer.insert('lender_revenue', { ...body, sort_order: last + 1 });
      return {
        success: true,
        message: translate(language, 'revenue_added'),
        lenderRevenueItem: lenderRevenueView(made),
      };
    },
    toWaiting: (answer, { message, pending_id }) => ({ ...answer, message, pending_id }),
  }),
  controlledCall(updateLenderRevenue, {
    hasRecordFields: true,
    getKind: () => 'commission',
    subject: (reader, { body }) => loadSubject(reader, body.lender_id),
    async apply(writer, { body, language, getVersion }) {
      const { id, version: _, ...patch } = body;
      const seen = getVersion(body);
      const old = await requireEntry(writer, id);
      if (old.lender_id !== patch.lender_id) throw wrongField('lender_id', 'cannot_change');
      await checkType(writer, patch.revenue_type_id);
      const change = { old, patch, seen, view: lenderRevenueView };
      const saved = await saveChange(writer, 'lender_revenue', change);
      return {
        success: true,
        message: translate(language, 'revenue_updated'),
        lenderRevenueItem: lenderRevenueView(saved),
      };
    },
    toWaiting: ({ lenderRevenueItem, ...answer }, { message, pending_id, version }) => ({
      ...answer,
      message,
      pending_id,
      lenderRevenueItem: { ...lenderRevenueItem, version },
    }),
  }),
  controlledCall(deleteLenderRevenue, {
    getKind: () => 'commission',
    subject: async (reader, { params }) =>
      loadSubject(reader, (await requireEntry(reader, parseIdParam(params.id))).lender_id),
    async apply(writer, { params, body, language, session, getVersion }) {
      const old = await requireEntry(writer, parseIdParam(params.id));
      checkVersion(old, getVersion(body), { view: lenderRevenueView(old) });
      const { version: _, ...values } = old;
      await saveDeletedRecord(writer, session, {
        collection: 'lender_revenue',
        record_id: old.id,
        values,
      });
      await writer.remove('lender_revenue', old.id);
      return { success: true, message: translate(language, 'revenue_deleted') };
    },
    toWaiting: (answer, { message, pending_id }) => ({ ...answer, message, pending_id }),
  }),
  controlledCall(setLenderRevenueOrder, {
    getKind: () => 'commission',
    subject: (reader, { body }) => loadSubject(reader, body.lender_id),
    async apply(writer, { body, language }) {
      const lender = await requireLive(writer, 'lenders', body.lender_id);
      const { rows } = await findEntries(writer, lender.id);
      checkOrderSeen(lender, rows, body);
      const ids = new Set(body.lender_revenue_ids);
      const complete = ids.size === rows.length && rows.every(({ id }) => ids.has(id));
      if (!complete || body.lender_revenue_ids.length !== ids.size)
        throw wrongField('lender_revenue_ids', 'not_all_entries');
      for (const [index, id] of body.lender_revenue_ids.entries())
        await writer.update('lender_revenue', id, { sort_order: index + 1 });
      return { success: true, message: translate(language, 'revenue_order_updated') };
    },
    toWaiting: (answer, { message, pending_id }) => ({ ...answer, message, pending_id }),
  }),
];

export const revenueRoutes = [
  handle(getRevenueTypes, async (_, { store }) => {
    const { rows } = await store.find('revenue_types');
    return {
      success: true,
      data: rows.map(({ id, name, name_hi = '' }) => ({ id, name, name_hi })),
    };
  }),
  handle(getLenderRevenue, async ({ params }, { store }) => {
    const lender = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const { rows } = await findEntries(store, lender.id);
    return { lenderRevenue: rows.map(lenderRevenueView) };
  }),
];
