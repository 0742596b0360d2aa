import { ApiError, getApiErrorText } from '@marketplace/shared/api';
import { notify } from '@marketplace/shared/ui';
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { getConnection, watchConnection } from '../browser';

declare module '@tanstack/react-query' {
  interface Register {
    /** The API client throws nothing else; any other error is a bug that the error boundary shows. */
    defaultError: ApiError;
  }
}

// The server may be away while the browser is online: refetch when it answers again.
if (typeof window !== 'undefined')
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(getConnection() === 'good' || getConnection() === 'slow');
    update();
    return watchConnection(update);
  });

/** Time for which a fetched catalogue, such as the lenders or the cards, counts as current. */
export const CATALOGUE_STALE_MS = 60_000;

const isBug = (error: Error): boolean => !(error instanceof ApiError);

/** Says in a toast why a mutation failed, for pages that have no place of their own for it. */
export const notifyFailure = (error: Error): void => {
  if (error instanceof ApiError) notify.error(getApiErrorText(error));
};

/**
 * The only cache of server data that pages read after the sign-in. The brand, the languages and the
 * catalogue's terms stay outside: the first page needs them, and must not load this library. So do
 * the drafts: a form reads one when it opens and then only writes it.
 * A query fetches when its page opens and shows what it has meanwhile.
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
      throwOnError: isBug,
    },
    mutations: { networkMode: 'always', throwOnError: isBug },
  },
});
