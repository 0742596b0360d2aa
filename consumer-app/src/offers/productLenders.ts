import { type AnswerOf, getProductLenders } from '@marketplace/shared/api';
import { toSlug } from '@marketplace/shared/schema';
import { useQuery } from '@tanstack/react-query';
import { api } from '../session';
import { CATALOGUE_STALE_MS } from '../query';

export type ProductLender = AnswerOf<typeof getProductLenders>['data'][number];

/** Whether a part of an address is a lender's slug or name. */
export const isNamed = (
  { slug, name }: Pick<ProductLender, 'slug' | 'name'>,
  named: string,
): boolean => slug === toSlug(named) || toSlug(name) === toSlug(named);

/** Whether a key identifies a lender: by its id, its slug or its name. */
export const matchesLenderKey = (
  lender: Pick<ProductLender, 'lender_id' | 'slug' | 'name'>,
  key: string,
): boolean => String(lender.lender_id) === key || isNamed(lender, key);

/** The lenders, or advisers, that offer a product now. */
export const useProductLenders = (product: string) =>
  useQuery({
    ...api.query(getProductLenders, { params: { product } }),
    select: ({ data }) => data,
    staleTime: CATALOGUE_STALE_MS,
  });
