import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, ApiError, getCustomerFile } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

export type CustomerFile = AnswerOf<typeof getCustomerFile>['data'];

/** Loads a customer with leads and applications; `null` if nobody has that id. */
export function useCustomer(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['customer-file', id],
    queryFn: async ({ signal }): Promise<CustomerFile | null> => {
      try {
        return (await client.call(getCustomerFile, { params: { id }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
