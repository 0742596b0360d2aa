import {
  createPartner,
  updatePartnerRevenue,
  updatePartnerUtm,
} from '../../../../api/calls/partner/partners';
import { newPartnerSchema, partnerSchema } from '../../../../schema/entities/partner/partner';
import { toRequestBody } from '../requestBody';
import type { Change, ResourceRow } from '../resourceRow';

const utm = partnerSchema.pick(['utm_id']);
const revenue = partnerSchema.pick(['revenue_percent', 'revenue_flat_fee']);

const touches = (schema: { fields: object }, changed: Change['changed']): boolean =>
  Object.keys(schema.fields).some((name) => name in changed);

/** Reads partners over REST; documented calls create and change them. */
export const partners: Pick<ResourceRow, 'create' | 'change'> = {
  create: async ({ client }, data) => {
    const body = toRequestBody(newPartnerSchema, data);
    return { id: (await client.call(createPartner, { body })).partner_id };
  },
  change: async ({ client }, { id, changed, data, version: seen }) => {
    const params = { partnerId: id };
    let version = seen;
    if (touches(utm, changed)) {
      const body = { ...toRequestBody(utm, data), version };
      version = (await client.call(updatePartnerUtm, { params, body })).version;
    }
    if (touches(revenue, changed)) {
      const body = { ...toRequestBody(revenue, data), version };
      const { pending_id, ...answer } = await client.call(updatePartnerRevenue, { params, body });
      const shares = Object.keys(changed).filter((name) => name in revenue.fields);
      return { version: answer.version, pending_id, waiting: pending_id ? shares : [] };
    }
    return { version };
  },
};
