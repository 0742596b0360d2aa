import { isUtf8 } from 'node:buffer';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import { HttpError } from '../httpError';
import { parseJson } from './jsonText';

const read = express.raw({ type: () => true, limit: '256kb' });

function isJson(request: Request): boolean {
  const charset = /;\s*charset="?([^";\s]+)/iu.exec(request.get('content-type') ?? '')?.[1];
  const readable = charset === undefined || /^(?:utf-?8|us-ascii)$/iu.test(charset);
  return request.is('application/json') !== false && readable;
}

function parseObject(bytes: unknown): object {
  if (!Buffer.isBuffer(bytes) || !isUtf8(bytes)) throw new HttpError(400, 'malformed_json');
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, 'not_an_object');
  return body;
}

/**
 * Parses the body: a JSON object in UTF-8. An absent body becomes {}. Refuses a body of another
 * type with 415; broken JSON and anything but an object with 400.
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
  if (!isJson(request)) {
    next(new HttpError(415, 'wrong_content_type'));
    return;
  }
  // The client has already disconnected.
  if (!request.readable) {
    next(new HttpError(400, 'bad_request'));
    return;
  }
  read(request, response, (error?: unknown) => {
    if (error !== undefined) {
      next(error);
      return;
    }
    try {
      request.body = parseObject(request.body);
      next();
    } catch (refusal) {
      next(refusal);
    }
  });
};
