import { ApiError, requestHelp } from '@marketplace/shared/api';
import type { HelpRequest } from '@marketplace/shared/schema';
import { api } from '../../browser/api';

/** Records the request on our server; resolves to its reference, '' if that fails. */
export async function recordHelp(request: HelpRequest): Promise<string> {
  try {
    return (await api.call(requestHelp, { body: request })).data.reference;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return '';
  }
}
