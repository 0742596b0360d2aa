import { escapeHtml } from '@marketplace/shared/format';
import { Router } from 'express';
import type { Context } from '../../context';
import type { OutboxRecord } from '../../data/records';
import { asyncHandler, respond } from './answer';
import { renderPage } from './page';

/** Escapes the text and turns its URLs into links. */
const linkAddresses = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<"']+/gu, (link) => `<a href="${link}">${link}</a>`);

const CHANNEL_NAMES = { sms: 'SMS', email: 'E-mail', whatsapp: 'WhatsApp' } as const;

function buildListItem({ to, channel, text, code, sent_at }: Readonly<OutboxRecord>): string {
  return `<li><p><strong>${escapeHtml(to)}</strong> <small>${CHANNEL_NAMES[channel]}</small>
<time datetime="${escapeHtml(sent_at)}">${escapeHtml(sent_at.replace('T', ' ').slice(0, 19))} UTC</time></p>
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}<p>${linkAddresses(text)}</p></li>`;
}

/** Builds a page with the messages, newest first. */
function renderOutboxPage(messages: readonly Readonly<OutboxRecord>[]): string {
  return renderPage({
    title: 'Outbox',
    intro: 'What this server would have sent by SMS or e-mail, newest first. Reload to see more.',
    content:
      messages.length > 0
        ? `<ul class="cards">${messages.map(buildListItem).join('')}</ul>`
        : '<p>Nothing yet. Ask for a code on the sign-in page, then reload this page.</p>',
  });
}

/**
 * `/dev/outbox`: shows the messages that a live server would send, as JSON or as a page; DELETE
 * empties it.
 */
export function outboxRouter({ store }: Context): Router {
  const router = Router();
  router.get(
    '/',
    asyncHandler(async (request, response) => {
      const { rows } = await store.find('outbox', { sort: ['id', 'DESC'] });
      const json = rows.map(({ to, channel, text, code, sent_at }) => ({
        to,
        channel,
        text,
        ...(code !== null && { code }),
        sent_at,
      }));
      respond(request, response, { json, html: () => renderOutboxPage(rows) });
    }),
  );
  router.delete(
    '/',
    asyncHandler(async (_request, response) => {
      const removed = await store.tx(async (writer) => {
        const { rows } = await writer.find('outbox');
        for (const { id } of rows) await writer.remove('outbox', id);
        return rows.length;
      });
      response.json({ removed });
    }),
  );
  return router;
}
