import { QueryClient } from '@tanstack/react-query';

function isRetryable(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status !== 'number' || status === 0 || status >= 500;
}

/** The cache of one console. It repeats only requests that can succeed later. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client itself reports a missing connection, so neither a write nor a search waits for one.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: (count, error) => count < 1 && isRetryable(error),
        retryDelay: 600,
      },
    },
  });
}
