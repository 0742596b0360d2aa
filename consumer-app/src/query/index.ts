export { CATALOGUE_STALE_MS, notifyFailure, queryClient } from './queryClient';
