import type { QueryClient } from '@tanstack/react-query';
import { combineDataProviders, type DataProvider, withLifecycleCallbacks } from 'react-admin';
import type { Client } from '../../../api/client';
import { createDocumentedProvider } from './documentedProvider';
import { flattenRanges } from './rangeFilters';
import { createRestProvider } from '../restProvider';
import { DOCUMENTED } from './table';
import { createVersionedProvider } from '../versions/versionedProvider';

/**
 * Creates the data provider of a console: resources of the table use their documented calls, all
 * others `/api/rest`.
 * @throws react-admin's HttpError with the server's message and field errors
 */
export const createDataProvider = (client: Client, queryClient: QueryClient): DataProvider => {
  const documented = createDocumentedProvider(client, queryClient);
  const rest = createRestProvider(client);
  const combined = combineDataProviders((resource) => (resource in DOCUMENTED ? documented : rest));
  return createVersionedProvider(
    withLifecycleCallbacks(combined, [
      {
        resource: '*',
        beforeGetList: async (params) => ({ ...params, filter: flattenRanges(params.filter) }),
      },
    ]),
  );
};
