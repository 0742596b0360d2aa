import type { Period } from '@marketplace/shared/admin';
import { type AnswerOf, getProductsReport } from '@marketplace/shared/api';
import { useReport } from '../../report';

type Answer = AnswerOf<typeof getProductsReport>['data'];

export type ProductRow = Answer['products'][number] & { id: string };
export type LenderRow = Answer['lenders'][number] & { id: string };

/** Both reports, with an id for each row. */
export interface ProductsAnswer {
  products: ProductRow[];
  lenders: LenderRow[];
}

/** Loads both reports of a period; one call answers both. */
export const useProductsReport = (period: Period) =>
  useReport(
    'products-report',
    async (client, asked): Promise<ProductsAnswer> => {
      const { data } = await client.call(getProductsReport, asked);
      return {
        products: data.products.map((row): ProductRow => ({ ...row, id: row.product })),
        lenders: data.lenders.map((row): LenderRow => ({
          ...row,
          id: `${row.lender_id}-${row.product}`,
        })),
      };
    },
    period,
  );
