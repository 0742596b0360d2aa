import { ApiError } from './apiError';

const toTexts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) =>
          typeof text === 'string' ? [[name, text]] : [],
        ),
      )
    : {};

const recordIn = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

const parseSeconds = (header: string | null): number | undefined => {
  const value = header === null ? Number.NaN : Number(header);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** Converts a failed answer into an `ApiError`, with `fallback` as its message if the body has none. */
export const toApiError = async (response: Response, fallback: string): Promise<ApiError> => {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    body = undefined;
  }
  const { errors = {}, current } = recordIn(body) ?? {};
  return new ApiError(toTexts(body)['message'] || fallback, {
    status: response.status,
    fields: toTexts(errors),
    current: recordIn(current),
    retryAfter: parseSeconds(response.headers.get('retry-after')),
  });
};
