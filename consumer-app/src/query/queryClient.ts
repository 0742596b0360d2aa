import { ApiError, getApiErrorText } from '@marketplace/shared/api';
import { notify } from '@marketplace/shared/ui';
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { getConnection, watchConnection } from '../browser';
import { onLanguageChange } from '../i18n';

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
 * The only cache of server data that pages read after the sign-in. Brand, languages and catalogue terms stay
 * outside, because the first page needs them without this library; so do drafts, which a form reads once.
 * Queries do not retry by themselves, which would cost too much on a slow line; failed ones are fetched again
 * when the connection is back.
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

// The server names lenders in the language of the request. The profile names none, and its language is being saved.
onLanguageChange(
  () =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => call !== 'getUser' }),
);
