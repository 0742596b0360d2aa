import { type AnswerOf, getPublicLenders } from '@marketplace/shared/api';
import { api } from '../../browser/api';
import { useAnswer } from '../../browser/useAnswer';

export type PublicLender = AnswerOf<typeof getPublicLenders>['data'][number];

const ask = async (signal: AbortSignal) => (await api.call(getPublicLenders, { signal })).data;

/** Loads the active lenders, sorted by name. */
export const useLenders = () => useAnswer(ask);
