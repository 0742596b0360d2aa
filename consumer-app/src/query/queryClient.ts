import { ApiError } from '@marketplace/shared/api';
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { connection, watchConnection } from '../browser/connection';

declare module '@tanstack/react-query' {
  interface Register {
    /** The API client throws nothing else; any other error is a bug that the error boundary shows. */
    defaultError: ApiError;
  }
}

// The server may be away while the browser is online: refetch when it answers again.
if (typeof window !== 'undefined')
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(connection() === 'good' || connection() === 'slow');
    update();
    return watchConnection(update);
  });

/** Time for which a fetched catalogue, such as the lenders or the cards, counts as current. */
export const CATALOGUE_STALE_MS = 60_000;

/**
 * The only cache of server data. A query fetches when its page opens and shows what it has meanwhile.
 * Nothing repeats a request by itself, because on a slow line that costs more than it brings: a
 * failure shows at once, and only failed queries are fetched again when the connection is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: ({ name }, { queryKey: [call] }) => console.warn(`${String(call)} failed`, name),
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      throwOnError: (error) => !(error instanceof ApiError),
    },
  },
});
