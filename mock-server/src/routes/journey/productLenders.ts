import { getProductLenders } from '@marketplace/shared/api';
import { optionIds } from '@marketplace/shared/schema';
import { lenderForConsumers } from '../../data/views';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';

export const productLenderRoutes = [
  handle(getProductLenders, async ({ params }, { store }) => {
    if (!optionIds('product').includes(params.product)) throw notFound();
    const { rows } = await store.find('lenders', {
      filter: { deleted_at: null, lender_status: 1, product: params.product },
      sort: ['name', 'ASC'],
    });
    return {
      data: rows.map(lenderForConsumers),
    };
  }),
];
