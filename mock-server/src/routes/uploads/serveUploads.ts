import { join } from 'node:path';
import express, { Router } from 'express';
import type { Config } from '../../config';
import { HttpError } from '../../httpError';

/** Serves uploaded pictures as what they are and nothing else: no sniffing, no script, no listing. */
export function serveUploads({ dataDir }: Config): Router {
  const router = Router();
  router.use(
    express.static(join(dataDir, 'uploads'), {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '1y',
      setHeaders(response) {
        response.set('X-Content-Type-Options', 'nosniff');
        response.set('Content-Security-Policy', "default-src 'none'; sandbox");
        response.set('Content-Disposition', 'inline');
      },
    }),
  );
  router.use((_request, _response, next) => {
    next(new HttpError(404, 'not_found'));
  });
  return router;
}
