import { type AnswerOf, getOwnData } from '@marketplace/shared/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../session';
import { queryClient } from '../../query';

export type OwnData = AnswerOf<typeof getOwnData>['data'];
export type OwnConsent = OwnData['consents'][number];

export const ownDataQuery = (userId: string) =>
  queryOptions(api.query(getOwnData, { params: { id: userId } }));

export const useOwnData = (userId: string) =>
  useQuery({ ...ownDataQuery(userId), select: ({ data }) => data });

/** Shows a change of the stored data that the server has confirmed. */
export function patchOwnData(userId: string, change: (held: OwnData) => Partial<OwnData>): void {
  queryClient.setQueryData(
    ownDataQuery(userId).queryKey,
    (held) => held && { data: { ...held.data, ...change(held.data) } },
  );
}
