import type { Request, RequestHandler, Response } from 'express';

/** Wraps an async handler; passes its failures to the error handler. */
export function run(work: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response, next) => {
    work(request, response).catch(next);
  };
}
