import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { HttpError } from '../httpError';
import { translate } from '../messages/translate';
import {
  BadQuery,
  BadValue,
  Conflict,
  NewerData,
  NotFound,
  NotUnique,
  OlderData,
  StorageFull,
  Unavailable,
} from '../store/errors';
import { getRequestLanguage } from './requestLanguage';

function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
    ? error.status
    : undefined;
}

/** Converts any failure to an HttpError. An unexpected failure becomes a 500 without details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof NotFound) return new HttpError(404, 'not_found');
  if (error instanceof Conflict) return new HttpError(409, 'changed_meanwhile');
  if (error instanceof NotUnique)
    return new HttpError(409, 'record_taken', {
      errors: Object.fromEntries(error.fields.map((field) => [field, 'record_taken' as const])),
    });
  if (error instanceof BadQuery)
    return new HttpError(422, 'bad_query', { errors: { [error.field]: { text: error.message } } });
  if (error instanceof BadValue)
    return new HttpError(422, 'invalid', { errors: { [error.field]: 'value_refused' } });
  if (error instanceof StorageFull) return new HttpError(507, 'storage_full');
  if (error instanceof NewerData) return new HttpError(503, 'newer_data', { retryAfter: 60 });
  if (error instanceof OlderData) return new HttpError(503, 'older_data', { retryAfter: 15 });
  if (error instanceof Unavailable) return new HttpError(503, 'unavailable', { retryAfter: 5 });
  if (error instanceof URIError) return new HttpError(400, 'bad_request');
  const status = getStatus(error);
  if (status === 413) return new HttpError(413, 'too_large');
  if (status === 415) return new HttpError(415, 'wrong_content_type');
  if (status !== undefined) {
    const parsing = error instanceof SyntaxError;
    return new HttpError(400, parsing ? 'malformed_json' : 'bad_request');
  }
  return new HttpError(500, 'unexpected');
}

/**
 * Sends an error in the language of the request. Where one field alone is wrong, the message is that
 * field's text, because a toast shows the message only.
 */
export function sendError(request: Request, response: Response, refusal: HttpError): void {
  const language = getRequestLanguage(request);
  const { params, errors, retryAfter, text, current } = refusal.options;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  const fields = Object.entries(errors ?? {}).map(([field, problem]): [string, string] => [
    field,
    typeof problem === 'string' ? translate(language, problem, params) : problem.text,
  ]);
  const only = refusal.key === 'invalid' && fields.length === 1 ? fields[0]?.[1] : undefined;
  response.status(refusal.status).json({
    message: text ?? only ?? translate(language, refusal.key, params),
    ...(errors && { errors: Object.fromEntries(fields) }),
    ...(current && { current }),
  });
}

/** Responds to every failure as JSON, never with a stack trace. */
export function handleErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const refusal = toHttpError(error);
    if (refusal.status === 500) {
      log.error({
        method: request.method,
        error: error instanceof Error ? error.stack : String(error),
      });
    }
    // Says what is full, and for a data folder that is, which command leads on.
    if (error instanceof StorageFull) log.error({ method: request.method, error: error.message });
    if (response.headersSent) {
      next(error);
      return;
    }
    sendError(request, response, refusal);
  };
}
