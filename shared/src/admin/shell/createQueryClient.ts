import { QueryClient } from '@tanstack/react-query';

function mayRetry(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status !== 'number' || status === 0 || status >= 500;
}

/** The cache of one console; only what may go through later is asked for again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client itself says when there is no connection; a write waits for nothing.
      mutations: { networkMode: 'always' },
      queries: { retry: (count, error) => count < 1 && mayRetry(error), retryDelay: 600 },
    },
  });
}
