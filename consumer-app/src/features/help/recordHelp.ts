import { ApiError, requestHelp } from '@marketplace/shared/api';
import type { HelpRequest } from '@marketplace/shared/schema';
import { api } from '../../browser/api';

/** Records the request with our own server; answers its reference, '' where that failed. */
export async function recordHelp(request: HelpRequest): Promise<string> {
  try {
    return (await api.call(requestHelp, { body: request })).data.reference;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return '';
  }
}
