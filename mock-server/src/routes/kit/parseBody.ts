import type { Request, Response } from 'express';
import { HttpError } from '../../httpError';
import { jsonBody } from '../../middleware/jsonBody';

/** Parses the request's body, a JSON object. Rejects with 400, 413 or 415 if it is not one. */
export function parseBody(request: Request, response: Response): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    jsonBody(request, response, (error?: unknown) => {
      const body: unknown = request.body;
      if (error instanceof Error) reject(error);
      else if (error !== undefined) reject(new HttpError(400, 'bad_request'));
      else resolve(typeof body === 'object' ? { ...body } : {});
    });
  });
}
