import { Router } from 'express';
import type { Context } from '../../context';
import { outboxPage } from './outboxPage';

/**
 * `/dev/outbox`: shows the messages that a live server would send, as JSON or as a page; DELETE
 * empties it.
 */
export function outboxRouter({ store }: Context): Router {
  const router = Router();
  router.get('/', (request, response, next) => {
    store
      .find('outbox', { sort: ['id', 'DESC'] })
      .then(({ rows }) => {
        response.set('Cache-Control', 'no-store');
        if (request.accepts(['json', 'html']) === 'html') {
          response.type('html').send(outboxPage(rows));
          return;
        }
        response.json(
          rows.map(({ to, channel, text, code, sent_at }) => ({
            to,
            channel,
            text,
            ...(code !== null && { code }),
            sent_at,
          })),
        );
      })
      .catch(next);
  });
  router.delete('/', (_request, response, next) => {
    store
      .tx(async (writer) => {
        const { rows } = await writer.find('outbox');
        for (const { id } of rows) await writer.remove('outbox', id);
        return rows.length;
      })
      .then((removed) => response.json({ removed }))
      .catch(next);
  });
  return router;
}
