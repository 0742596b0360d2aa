import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import type { BodyOf } from '../../../api';
import {
  createSavedView,
  deleteSavedView,
  getSavedViews,
  updateSavedView,
} from '../../../api/calls/savedViews';
import type { SavedView } from '../../../schema';
import { useClient } from '../../context/ClientContext';

/** The saved views of the surrounding list, and what changes them. */
export function useSavedViews() {
  const resource = useResourceContext() ?? '';
  const client = useClient();
  const cache = useQueryClient();
  const queryKey = ['savedViews', resource];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await client.call(getSavedViews, { query: { resource }, signal })).data,
  });
  const invalidate = () => cache.invalidateQueries({ queryKey });
  return {
    views: data,
    error,
    refetch,
    create: async (view: Omit<BodyOf<typeof createSavedView>, 'resource'>) => {
      await client.call(createSavedView, { body: { resource, ...view } });
      await invalidate();
    },
    update: async ({ id }: SavedView, change: BodyOf<typeof updateSavedView>) => {
      await client.call(updateSavedView, { params: { id }, body: change });
      await invalidate();
    },
    remove: async ({ id }: SavedView) => {
      await client.call(deleteSavedView, { params: { id } });
      await invalidate();
    },
  };
}
