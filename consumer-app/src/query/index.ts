export { CATALOGUE_STALE_MS, queryClient } from './queryClient';
