import { type AnswerOf, getProductLenders } from '@marketplace/shared/api';
import { toSlug } from '@marketplace/shared/schema';
import { api } from '../browser/api';
import { useAnswer } from '../browser/useAnswer';

export type GoldLender = AnswerOf<typeof getProductLenders>['data'][number];

/** Whether a part of an address is a lender's slug or name. */
export const isNamed = (
  { slug, name }: Pick<GoldLender, 'slug' | 'name'>,
  named: string,
): boolean => slug === toSlug(named) || toSlug(name) === toSlug(named);

const fetchGoldLenders = async (signal: AbortSignal) => {
  const params = { product: 'gold_loan' };
  return (await api.call(getProductLenders, { params, signal })).data;
};

/** The lenders that currently offer gold loans. */
export const useGoldLenders = () => useAnswer(fetchGoldLenders);
