import type { ApiError } from '../../api/apiError';
import type { Translate } from '../../i18n';
import { toApiError } from '../data/httpError';

/** The server's messages about refused fields, each once; '' if it names no field. */
export const fieldReasons = ({ fields }: ApiError): string =>
  [...new Set(Object.values(fields))].join(' ');

/**
 * What to tell about a failure: what the server says of this field, else of the fields that it refused,
 * since its message only says that some were; else its message, the error's own, 'An error occurred'.
 */
export const getErrorText = (error: unknown, translate: Translate, field?: string): string => {
  const failure = toApiError(error);
  const own = error instanceof Error ? error.message : '';
  const said = failure && ((field && failure.fields[field]) || fieldReasons(failure));
  return said || failure?.message || own || translate('kit.error');
};
