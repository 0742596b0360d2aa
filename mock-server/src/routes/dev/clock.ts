import { escapeHtml } from '@marketplace/shared/format';
import type { Router as ExpressRouter } from 'express';
import { Router } from 'express';
import { getClockOffset, now, nowIso, setClockOffset } from '../../clock';
import { wrongField } from '../../httpError';
import { asyncHandler, readFields, respond, respondToChange } from './answer';
import { renderPage } from './page';

const YEAR_MS = 366 * 24 * 3_600_000;
const units = { s: 1000, m: 60_000, h: 3_600_000, d: 24 * 3_600_000 } as const;

const getState = (): object => ({ now: nowIso(), offset_ms: getClockOffset() });

function parseOffset(sent: Readonly<Record<string, string>>): number {
  const { advance, now: wanted } = sent;
  if (advance !== undefined) {
    const match = /^(-?\d{1,9})([smhd])$/u.exec(advance);
    const unit = (['s', 'm', 'h', 'd'] as const).find((one) => one === match?.[2]);
    if (!match || !unit) throw wrongField('advance', 'bad_duration');
    return getClockOffset() + Number(match[1]) * units[unit];
  }
  const time = Date.parse(wanted ?? '');
  if (Number.isNaN(time)) throw wrongField('now', 'bad_time');
  return time - Date.now();
}

function renderClockPage(): string {
  const step = (text: string, advance: string): string =>
    `<form method="post"><input type="hidden" name="advance" value="${advance}"><button>${text}</button></form>`;
  return renderPage({
    tools: true,
    title: 'Clock',
    intro:
      'The time that this server goes by: codes, sessions and waiting times run out, dates and ages change with it.',
    content: `<p><strong><time datetime="${nowIso()}">${escapeHtml(nowIso())}</time></strong>
<small>${getClockOffset() === 0 ? 'as the machine’s' : `${Math.round((now() - Date.now()) / 1000)} s from the machine’s`}</small></p>
${step('1 minute on', '1m')}${step('15 minutes on', '15m')}${step('1 hour on', '1h')}${step('1 day on', '1d')}${step('30 days on', '30d')}
<form method="post"><label>Time, with its zone<input name="now" required placeholder="2026-12-01T10:00:00+05:30"></label><button>Set</button></form>
<form method="post" action="/dev/clock/reset"><button>Back to the machine’s</button></form>`,
  });
}

/**
 * `/dev/clock`: reads, shifts (`{"advance":"15m"}` or `{"now":"…"}`) and resets the server's clock.
 */
export function clockRouter(): ExpressRouter {
  const router = Router();
  router.get('/', (request, response) =>
    respond(request, response, { json: getState(), html: renderClockPage }),
  );
  router.post(
    '/',
    asyncHandler(async (request, response) => {
      const offset = parseOffset(await readFields(request, response));
      if (Math.abs(offset) > 10 * YEAR_MS) throw wrongField('now', 'bad_time');
      setClockOffset(offset);
      respondToChange(request, response, getState());
    }),
  );
  const reset = asyncHandler(async (request, response) => {
    setClockOffset(0);
    if (request.method === 'DELETE') response.json(getState());
    else response.redirect(303, request.baseUrl);
  });
  router.post('/reset', reset);
  router.delete('/', reset);
  return router;
}
