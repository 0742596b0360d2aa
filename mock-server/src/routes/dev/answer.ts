import type { Request, RequestHandler, Response } from 'express';
import { HttpError } from '../../httpError';
import { parseBody } from '../kit/validation/parseBody';

interface Representations {
  readonly json: object;
  readonly html: () => string;
}

/** Wraps an async handler; passes its failures to the error handler, as Express 5 does by itself. */
export function asyncHandler(
  handler: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return (request, response, next) => {
    handler(request, response).catch(next);
  };
}

/** Responds with JSON, or with an HTML page to a browser. */
export function respond(
  request: Request,
  response: Response,
  { json, html }: Representations,
): void {
  response.set('Cache-Control', 'no-store');
  if (request.accepts(['json', 'html']) === 'html') response.type('html').send(html());
  else response.json(json);
}

/** Responds after a change: redirects a browser's form back to the page, sends JSON to others. */
export function respondToChange(request: Request, response: Response, json: object): void {
  if (request.is('application/x-www-form-urlencoded')) response.redirect(303, request.baseUrl);
  else response.json(json);
}

/** Reads the fields of a form or a JSON body, with their values as text. */
export async function readFields(
  request: Request,
  response: Response,
): Promise<Readonly<Record<string, string>>> {
  const form: unknown = request.body;
  const isForm = request.is('application/x-www-form-urlencoded') !== false;
  const sent =
    isForm && typeof form === 'object' && form !== null ? form : await parseBody(request, response);
  const entries: [string, unknown][] = Object.entries(sent);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new HttpError(422, 'invalid', { errors: { [name]: 'unknown_field' } });
      return [name, String(value)];
    }),
  );
}
