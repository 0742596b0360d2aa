import { createLenderGroup, getLenderGroups } from '../../../../api/calls/lenders/catalogue';
import { lenderGroupSchema } from '../../../../schema/entities/lenders/lenderGroup';
import { toRequestBody } from '../requestBody';
import type { ResourceRow } from '../resourceRow';

export const lenderGroups: ResourceRow = {
  list: async ({ client, signal }) =>
    Array.from<unknown>((await client.call(getLenderGroups, { signal })).lenderGroups),
  create: async ({ client }, data) => {
    const body = toRequestBody(lenderGroupSchema.pick(['name']), data);
    return { id: (await client.call(createLenderGroup, { body })).lenderGroup.id };
  },
};
