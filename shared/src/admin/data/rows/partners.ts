import { updatePartnerRevenue, updatePartnerUtm } from '../../../api/calls/brand';
import { partnerSchema } from '../../../schema/entities/partner';
import { bodyOf } from '../bodies';
import type { Call, Change } from '../resourceRow';

const utm = partnerSchema.pick(['utm_id']);
const revenue = partnerSchema.pick(['revenue_percent', 'revenue_flat_fee']);

const touches = (schema: { fields: object }, changed: Change['changed']): boolean =>
  Object.keys(schema.fields).some((name) => name in changed);

/** Partners are listed and read over REST; the two calls of section 7 change them. */
export const changePartner = async ({ client }: Call, { id, changed, data }: Change) => {
  const params = { partnerId: id };
  if (touches(utm, changed))
    await client.call(updatePartnerUtm, { params, body: bodyOf(utm, data) });
  if (touches(revenue, changed))
    await client.call(updatePartnerRevenue, { params, body: bodyOf(revenue, data) });
};
