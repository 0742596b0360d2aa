import type { ApiError } from './apiError';

/** The server's messages about refused fields, each once; '' if it names no field. */
export const listFieldErrors = ({ fields }: ApiError): string =>
  [...new Set(Object.values(fields))].join(' ');

/**
 * Returns the text for a failed call: the server's message about this field, else those about all refused fields,
 * else its general message.
 */
export const getApiErrorText = (error: ApiError, field = ''): string =>
  error.fields[field] || listFieldErrors(error) || error.message;
