import { HttpError } from 'react-admin';
import { ApiError } from '../../api/apiError';

/**
 * A failure as react-admin wants it. `body.errors` puts each field's message at its input;
 * `body.errors.root.serverError` is the message for the form as a whole.
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

const causeOf = (error: unknown): unknown => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'cause' in body ? body.cause : error;
};

/** The client's failure behind a react-admin one, with what it says of retrying. */
export const toApiError = (error: unknown): ApiError | undefined => {
  const cause = causeOf(error);
  return cause instanceof ApiError ? cause : undefined;
};
