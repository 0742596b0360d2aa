import { getApplications } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../session';

/** The person's applications, newest first; fetches nothing without an id. */
export const useApplications = (userId: string | undefined) =>
  useQuery({
    ...api.query(getApplications, { params: { id: userId ?? '' } }),
    select: ({ data }) => data,
    enabled: userId !== undefined,
  });
