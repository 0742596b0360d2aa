import {
  createLender,
  getLenderData,
  getLenderFields,
  getLendersData,
  safeDeleteLender,
  updateLenderData,
} from '../../../../api/calls/lenders/catalogue';
import { LENDER_PROPERTIES, lenderSchema } from '../../../../schema/entities/lenders/lender';
import { toRequestBody } from '../requestBody';
import { perProperty } from '../perProperty';
import type { ResourceRow } from '../resourceRow';

export const lenders: ResourceRow = {
  list: async ({ client, signal }) =>
    Array.from<unknown>((await client.call(getLendersData, { signal })).lenders),
  listFields: async ({ client }, fields) =>
    Array.from<unknown>(
      (await client.call(getLenderFields, { query: { fields: [...fields] } })).lenders,
    ),
  read: async ({ client, signal }, id) =>
    (await client.call(getLenderData, { params: { lenderId: id }, signal })).lender,
  create: async ({ client }, data) => {
    const body = toRequestBody(lenderSchema.pick(['name']), data);
    return { id: (await client.call(createLender, { body })).lender_id };
  },
  change: perProperty(LENDER_PROPERTIES, ({ client }, id, property, value, version) =>
    client.call(updateLenderData, {
      body: { lender_id: Number(id), property, value: value ?? null, version },
    }),
  ),
  remove: ({ client }, id, version) =>
    client.call(safeDeleteLender, { body: { lender_id: Number(id), version } }),
};
