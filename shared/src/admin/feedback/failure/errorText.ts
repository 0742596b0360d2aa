import { getApiErrorText } from '../../../api';
import type { Translate } from '../../../i18n';
import { toApiError } from '../../data/httpError';

/** Returns the text for a failure: `getApiErrorText` of a call, else the error's own text, 'An error occurred'. */
export const getErrorText = (error: unknown, translate: Translate, field?: string): string => {
  const failure = toApiError(error);
  const own = error instanceof Error ? error.message : '';
  return (failure && getApiErrorText(failure, field)) || own || translate('kit.error');
};
