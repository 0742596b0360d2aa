import { type AnswerOf, getProductLenders } from '@marketplace/shared/api';
import { toSlug } from '@marketplace/shared/schema';
import { api } from '../browser/api';
import { useAnswer } from '../browser/useAnswer';

export type GoldLender = AnswerOf<typeof getProductLenders>['data'][number];

/** Whether an address names a lender, by its slug or by its name. */
export const isNamed = (
  { slug, name }: Pick<GoldLender, 'slug' | 'name'>,
  named: string,
): boolean => slug === toSlug(named) || toSlug(name) === toSlug(named);

const ask = async (signal: AbortSignal) => {
  const params = { product: 'gold_loan' };
  return (await api.call(getProductLenders, { params, signal })).data;
};

/** The lenders that lend against gold now. */
export const useGoldLenders = () => useAnswer(ask);
