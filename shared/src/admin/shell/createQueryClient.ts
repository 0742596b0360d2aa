import { type Query, QueryClient } from '@tanstack/react-query';

function isRetryable(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status !== 'number' || status === 0 || status >= 500;
}

/** How long an answer is fresh that has come since the page was opened. */
const FRESH_MS = 5000;

/**
 * Returns how long an answer is fresh. Parts of a page mount one after the other and share what one of them has
 * loaded; a page that is opened loads anew what an earlier one has loaded.
 */
function createFreshness(): (query: Pick<Query, 'state'>) => number {
  // Without a browser, as in tests of Node, there is only one page.
  const readPage = () => globalThis.location?.pathname;
  let opened = { page: readPage(), at: 0 };
  return ({ state }) => {
    const page = readPage();
    if (page !== opened.page) opened = { page, at: Date.now() };
    return state.dataUpdatedAt >= opened.at ? FRESH_MS : 0;
  };
}

/**
 * The cache of one console. It repeats only requests that can succeed later, and loads what the parts of a page
 * share once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client itself reports a missing connection, so neither a write nor a search waits for one.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: createFreshness(),
        retry: (count, error) => count < 1 && isRetryable(error),
        retryDelay: 600,
      },
    },
  });
}
