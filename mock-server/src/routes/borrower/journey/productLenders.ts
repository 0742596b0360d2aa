import { getProductLenders } from '@marketplace/shared/api';
import { getOptionIds } from '@marketplace/shared/schema';
import { findLendingLenders } from '../../../data/lenders/lenderOutages';
import { toConsumerLender } from '../../../data/views';
import { notFound } from '../../../httpError';
import { handle } from '../../kit/handle';

export const productLenderRoutes = [
  handle(getProductLenders, async ({ params, language }, { store }) => {
    if (!getOptionIds('product').includes(params.product)) throw notFound();
    const rows = await findLendingLenders(store, { product: params.product }, language);
    return { data: rows.map(toConsumerLender) };
  }),
];
