import type { QueryClient } from '@tanstack/react-query';
import { combineDataProviders, type DataProvider, withLifecycleCallbacks } from 'react-admin';
import type { Client } from '../../api/client';
import { documentedProvider } from './documentedProvider';
import { flattenRanges } from './rangeFilters';
import { restProvider } from './restProvider';
import { DOCUMENTED } from './table';
import { versionedProvider } from './versionedProvider';

/**
 * The data provider of a console: a resource of the table goes through its documented calls, any other
 * through `/api/rest`.
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
