import { extname } from 'node:path';
import { Router } from 'express';
import type { Context } from '../../context';
import { HttpError } from '../../httpError';

/** A name that the server has made. */
const NAME_PATTERN = /^[\w-]+\.(?:png|jpg|webp)$/u;

/** Serves uploaded images safely: no content sniffing, no scripts, no directory listing. */
export function serveUploads({ files }: Context): Router {
  const router = Router();
  router.get('/:name', (request, response, next) => {
    const { name } = request.params;
    const read = NAME_PATTERN.test(name) ? files.get(`uploads/${name}`) : undefined;
    Promise.resolve(read).then((bytes) => {
      if (!bytes) return next(new HttpError(404, 'not_found'));
      response.set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Disposition': 'inline',
      });
      response.type(extname(name)).send(bytes);
    }, next);
  });
  router.use((_request, _response, next) => {
    next(new HttpError(404, 'not_found'));
  });
  return router;
}
