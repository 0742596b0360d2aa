import type { Translate } from '../../i18n';
import { apiErrorOf } from '../data/httpError';

/** What to tell about a failure: the server's message, else the error's own, else 'An error occurred'. */
export const failureText = (error: unknown, translate: Translate): string => {
  const own = error instanceof Error ? error.message : '';
  return apiErrorOf(error)?.message || own || translate('kit.error');
};
