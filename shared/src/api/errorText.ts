import type { ApiError } from './apiError';

/** The server's messages about refused fields, each once; '' if it names no field. */
export const listFieldErrors = ({ fields }: ApiError): string =>
  [...new Set(Object.values(fields))].join(' ');

/**
 * What to tell about a failed call: what the server says of this field, else of the fields that it
 * refused, since its message only says that some were; else its message.
 */
export const getApiErrorText = (error: ApiError, field = ''): string =>
  error.fields[field] || listFieldErrors(error) || error.message;
