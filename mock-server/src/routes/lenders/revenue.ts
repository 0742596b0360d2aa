import {
  type BodyOf,
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  getRevenueTypes,
  setLenderRevenueOrder,
  updateLenderRevenue,
} from '@marketplace/shared/api';
import { checkVersion, saveChange } from '../../data/changes';
import type { Collections, LenderRecord, LenderRevenueRecord } from '../../data/records';
import { lenderRevenueView } from '../../data/views';
import { HttpError, notFound, wrongField } from '../../httpError';
import { translate } from '../../messages/translate';
import type { Page, Reader } from '../../store/port';
import { handle, parseIdParam } from '../kit/handle';
import { getExpectedVersion } from '../kit/expectedVersion';
import { requireLive } from '../kit/liveRecords';

function entriesOf(
  reader: Reader<Collections>,
  lenderId: number,
): Promise<Page<LenderRevenueRecord>> {
  return reader.find('lender_revenue', {
    filter: { lender_id: lenderId },
    sort: ['sort_order', 'ASC'],
  });
}

async function entry(
  reader: Reader<Collections>,
  id: number,
): Promise<Readonly<LenderRevenueRecord>> {
  const found = await reader.get('lender_revenue', id);
  if (!found) throw notFound();
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

export const revenueRoutes = [
  handle(getRevenueTypes, async (_, { store }) => {
    const { rows } = await store.find('revenue_types');
    return { success: true, data: rows.map(({ id, name }) => ({ id, name })) };
  }),
  handle(getLenderRevenue, async ({ params }, { store }) => {
    const lender = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const { rows } = await entriesOf(store, lender.id);
    return { lenderRevenue: rows.map(lenderRevenueView) };
  }),
  handle(createLenderRevenue, async ({ body, language }, { store }) => {
    const made = await store.tx(async (writer) => {
      await requireLive(writer, 'lenders', body.lender_id);
      await checkType(writer, body.revenue_type_id);
      const { rows } = await entriesOf(writer, body.lender_id);
      const last = rows.at(-1)?.sort_order ?? 0;
      return writer.insert('lender_revenue', { ...body, sort_order: last + 1 });
    });
    return {
      success: true,
      message: translate(language, 'revenue_added'),
      lenderRevenueItem: lenderRevenueView(made),
    };
  }),
  handle(updateLenderRevenue, async ({ body, language, request }, { store }) => {
    const { id, version: _, ...patch } = body;
    const seen = getExpectedVersion(request, body);
    const saved = await store.tx(async (writer) => {
      const old = await entry(writer, id);
      if (old.lender_id !== patch.lender_id) throw wrongField('lender_id', 'cannot_change');
      await checkType(writer, patch.revenue_type_id);
      return saveChange(writer, 'lender_revenue', { old, patch, seen, view: lenderRevenueView });
    });
    return {
      success: true,
      message: translate(language, 'revenue_updated'),
      lenderRevenueItem: lenderRevenueView(saved),
    };
  }),
  handle(deleteLenderRevenue, async ({ params, body, language, request }, { store }) => {
    const seen = getExpectedVersion(request, body);
    await store.tx(async (writer) => {
      const old = await entry(writer, parseIdParam(params.id));
      checkVersion(old, seen, { view: lenderRevenueView(old) });
      await writer.remove('lender_revenue', old.id);
    });
    return { success: true, message: translate(language, 'revenue_deleted') };
  }),
  handle(setLenderRevenueOrder, async ({ body, language }, { store }) => {
    await store.tx(async (writer) => {
      const lender = await requireLive(writer, 'lenders', body.lender_id);
      const { rows } = await entriesOf(writer, lender.id);
      checkOrderSeen(lender, rows, body);
      const ids = new Set(body.lender_revenue_ids);
      const complete = ids.size === rows.length && rows.every(({ id }) => ids.has(id));
      if (!complete || body.lender_revenue_ids.length !== ids.size) {
        throw wrongField('lender_revenue_ids', 'not_all_entries');
      }
      for (const [index, id] of body.lender_revenue_ids.entries()) {
        await writer.update('lender_revenue', id, { sort_order: index + 1 });
      }
    });
    return { success: true, message: translate(language, 'revenue_order_updated') };
  }),
];
