import type { LoadSummary } from '@marketplace/shared/admin';
import { type AnswerOf, getPartnerSummary } from '@marketplace/shared/api';

export type Summary = AnswerOf<typeof getPartnerSummary>['data'];

export const loadSummary: LoadSummary<Summary> = async (client, input) => {
  const { data } = await client.call(getPartnerSummary, input);
  return data;
};
