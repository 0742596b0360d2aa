import { updatePartnerRevenue, updatePartnerUtm } from '../../../api/calls/brand';
import { partnerSchema } from '../../../schema/entities/partner';
import { toRequestBody } from '../requestBody';
import type { Call, Change } from '../resourceRow';

const utm = partnerSchema.pick(['utm_id']);
const revenue = partnerSchema.pick(['revenue_percent', 'revenue_flat_fee']);

const touches = (schema: { fields: object }, changed: Change['changed']): boolean =>
  Object.keys(schema.fields).some((name) => name in changed);

/** Partners are listed and read over REST; the two calls of section 7 change them. */
export const changePartner = async (
  { client }: Call,
  { id, changed, data, version: seen }: Change,
): Promise<number | undefined> => {
  const params = { partnerId: id };
  let version = seen;
  if (touches(utm, changed)) {
    const body = { ...toRequestBody(utm, data), version };
    version = (await client.call(updatePartnerUtm, { params, body })).version;
  }
  if (touches(revenue, changed)) {
    const body = { ...toRequestBody(revenue, data), version };
    version = (await client.call(updatePartnerRevenue, { params, body })).version;
  }
  return version;
};
