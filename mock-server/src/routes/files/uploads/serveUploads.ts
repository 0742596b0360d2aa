import { join } from 'node:path';
import express, { Router } from 'express';
import type { Config } from '../../../config';
import { HttpError } from '../../../httpError';

/** Serves uploaded images safely: no content sniffing, no scripts, no directory listing. */
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
