import type { LoadSummary } from '@marketplace/shared/admin';
import { type AnswerOf, getAdminSummary } from '@marketplace/shared/api';

export type Summary = AnswerOf<typeof getAdminSummary>['data'];

export const loadSummary: LoadSummary<Summary> = async (client, input) => {
  const { data } = await client.call(getAdminSummary, input);
  return data;
};
