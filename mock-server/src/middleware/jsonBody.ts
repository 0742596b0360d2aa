import express from 'express';
import type { RequestHandler } from 'express';
import { HttpError } from '../httpError';

const parse = express.json({ limit: '256kb', strict: false });

/**
 * Reads a JSON object. A call that takes none may send no body at all; what is sent must be JSON
 * (else 415), whole (else 400) and an object (else 400).
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.get('content-length') ?? 0) > 0;
  if (!hasBody) {
    request.body = {};
    next();
    return;
  }
  if (!request.is('application/json')) {
    next(new HttpError(415, 'wrong_content_type'));
    return;
  }
  parse(request, response, (error?: unknown) => {
    const body: unknown = request.body;
    if (error !== undefined) next(error);
    else if (typeof body !== 'object' || body === null || Array.isArray(body))
      next(new HttpError(400, 'not_an_object'));
    else next();
  });
};
