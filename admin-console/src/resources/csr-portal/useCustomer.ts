import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, nullIfMissing, getCustomerFile } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

export type CustomerFile = AnswerOf<typeof getCustomerFile>['data'];

/** Loads a customer with leads and applications; `null` if nobody has that id. */
export function useCustomer(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['customer-file', id],
    queryFn: async ({ signal }) =>
      (await nullIfMissing(client.call(getCustomerFile, { params: { id }, signal })))?.data ?? null,
  });
}
