import { ApiError, getCreditCardsData } from '@marketplace/shared/api';
import { api } from '../../browser/api';
import { useAnswer } from '../../browser/useAnswer';

const ask = async (signal: AbortSignal) => {
  try {
    return await api.call(getCreditCardsData, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'cancelled')
      console.warn('The cards could not be loaded', error instanceof Error ? error.name : '');
    throw error;
  }
};

/** Loads the active cards; the caller shows a failure in place of the list. */
export const useCards = () => useAnswer(ask);
