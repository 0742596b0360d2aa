import {
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  getRevenueTypes,
  updateLenderRevenue,
} from '../../../api/calls/revenue';
import {
  lenderRevenueSchema,
  newLenderRevenueSchema,
} from '../../../schema/entities/lenderRevenue';
import { toRequestBody } from '../requestBody';
import type { Fields, ResourceRow } from '../resourceRow';
import { plainText } from '../../fields/plainText';

const lenderIn = (filter: Fields): string => plainText(filter['lender_id']);

/**
 * Reads and writes a lender's slabs. The filter of a list has to name the lender; the list keeps
 * the server's order.
 */
export const lenderRevenue: ResourceRow = {
  listOf: lenderIn,
  list: async ({ client, signal }, filter) =>
    Array.from<unknown>(
      (await client.call(getLenderRevenue, { params: { lenderId: lenderIn(filter) }, signal }))
        .lenderRevenue,
    ),
  create: async ({ client }, data) => {
    const body = toRequestBody(newLenderRevenueSchema, data);
    return (await client.call(createLenderRevenue, { body })).lenderRevenueItem.id;
  },
  change: async ({ client }, { data, version }) => {
    const body = { ...toRequestBody(lenderRevenueSchema, data), version };
    return (await client.call(updateLenderRevenue, { body })).lenderRevenueItem.version;
  },
  remove: async ({ client }, id, version) => {
    await client.call(deleteLenderRevenue, { params: { id }, body: { version } });
  },
};

export const revenueTypes: ResourceRow = {
  list: async ({ client, signal }) =>
    Array.from<unknown>((await client.call(getRevenueTypes, { signal })).data),
};
