import type { QueryClient } from '@tanstack/react-query';
import { combineDataProviders, type DataProvider } from 'react-admin';
import type { Client } from '../../api/client';
import { documentedProvider } from './documentedProvider';
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
  return versionedProvider(
    combineDataProviders((resource) => (resource in DOCUMENTED ? documented : rest)),
  );
};
