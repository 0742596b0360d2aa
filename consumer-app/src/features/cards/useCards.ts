import { getCreditCardsData } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session';
import { CATALOGUE_STALE_MS } from '../../query';

/** Loads the active cards; the caller shows a failure in place of the list. */
export const useCards = () =>
  useQuery({ ...api.query(getCreditCardsData), staleTime: CATALOGUE_STALE_MS });
