import type { Request, RequestHandler, Response } from 'express';

/** A handler whose failures go the way of all failures. */
export function run(work: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response, next) => {
    work(request, response).catch(next);
  };
}
