import {
  createCreditCard,
  getCreditCardsData,
  safeDeleteCreditCard,
  updateCreditCardData,
} from '../../../../api/calls/lenders/catalogue';
import { creditCardSchema } from '../../../../schema/entities/lenders/creditCard';
import { toRequestBody } from '../requestBody';
import { perProperty } from '../perProperty';
import type { ResourceRow } from '../resourceRow';

const properties = Object.keys(creditCardSchema.fields).filter((name) => name !== 'category_id');

export const creditCards: ResourceRow = {
  list: ({ client, signal }) => client.call(getCreditCardsData, { signal }),
  create: async ({ client }, data) => {
    const body = toRequestBody(creditCardSchema.pick(['category_name']), data);
    return { id: (await client.call(createCreditCard, { body })).category_id };
  },
  change: perProperty(properties, ({ client }, id, property, value, version) =>
    client.call(updateCreditCardData, {
      body: { category_id: Number(id), property, value: value ?? null, version },
    }),
  ),
  remove: ({ client }, id, version) =>
    client.call(safeDeleteCreditCard, { body: { category_id: Number(id), version } }),
};
