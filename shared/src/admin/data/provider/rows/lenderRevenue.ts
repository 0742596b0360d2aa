import {
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  getRevenueTypes,
  updateLenderRevenue,
} from '../../../../api/calls/lenders/revenue';
import {
  lenderRevenueSchema,
  newLenderRevenueSchema,
} from '../../../../schema/entities/lenders/lenderRevenue';
import { toRequestBody } from '../requestBody';
import type { Fields, ResourceRow } from '../resourceRow';
import { toPlainText } from '../../plainText';

const getLender = (filter: Fields): string => toPlainText(filter['lender_id']);

/**
 * Reads and writes a lender's slabs. The filter of a list has to name the lender; the list keeps
 * the server's order.
 */
export const lenderRevenue: ResourceRow = {
  getListKey: getLender,
  list: async ({ client, signal }, filter) =>
    Array.from<unknown>(
      (await client.call(getLenderRevenue, { params: { lenderId: getLender(filter) }, signal }))
        .lenderRevenue,
    ),
  create: async ({ client }, data) => {
    const body = toRequestBody(newLenderRevenueSchema, data);
    const { lenderRevenueItem, pending_id } = await client.call(createLenderRevenue, { body });
    return { id: lenderRevenueItem.id, pending_id };
  },
  change: async ({ client }, { data, changed, version }) => {
    const body = { ...toRequestBody(lenderRevenueSchema, data), version };
    const { lenderRevenueItem, pending_id } = await client.call(updateLenderRevenue, { body });
    const waiting = pending_id ? Object.keys(changed) : [];
    return { version: lenderRevenueItem.version, pending_id, waiting };
  },
  remove: ({ client }, id, version) =>
    client.call(deleteLenderRevenue, { params: { id }, body: { version } }),
};

export const revenueTypes: ResourceRow = {
  list: async ({ client, signal }) =>
    Array.from<unknown>((await client.call(getRevenueTypes, { signal })).data),
};
