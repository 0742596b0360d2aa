import { HttpError } from 'react-admin';
import { ApiError } from '../../api/apiError';

/**
 * Converts a failure to react-admin's error. `body.errors` puts each message at its field's input;
 * `body.errors.root.serverError` is the message for the whole form.
 */
export const toHttpError = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const errors = { ...error.fields, root: { serverError: error.message } };
  return new HttpError(error.message, error.status, {
    message: error.message,
    errors,
    cause: error,
  });
};

const findCause = (error: unknown): unknown => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'cause' in body ? body.cause : error;
};

/** Returns the client's error behind react-admin's one; it knows when to retry. */
export const toApiError = (error: unknown): ApiError | undefined => {
  const cause = findCause(error);
  return cause instanceof ApiError ? cause : undefined;
};
