import type { QueryClient } from '@tanstack/react-query';
import { combineDataProviders, type DataProvider, withLifecycleCallbacks } from 'react-admin';
import type { Client } from '../../../api/client';
import { documentedProvider } from './documentedProvider';
import { flattenRanges } from './rangeFilters';
import { restProvider } from '../restProvider';
import { DOCUMENTED } from './table';
import { versionedProvider } from '../versions/versionedProvider';

/**
 * Creates the data provider of a console: resources of the table use their documented calls, all
 * others `/api/rest`.
 * @throws react-admin's HttpError with the server's message and field errors
 */
export const createDataProvider = (client: Client, queryClient: QueryClient): DataProvider => {
  const documented = documentedProvider(client, queryClient);
  const rest = restProvider(client);
  const combined = combineDataProviders((resource) => (resource in DOCUMENTED ? documented : rest));
  return versionedProvider(
    withLifecycleCallbacks(combined, [
      {
        resource: '*',
        beforeGetList: async (params) => ({ ...params, filter: flattenRanges(params.filter) }),
      },
    ]),
  );
};
