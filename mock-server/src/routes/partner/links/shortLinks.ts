import type { Request, Response } from 'express';
import { Router } from 'express';
import { isbot } from 'isbot';
import type { Context, Store } from '../../../context';
import type { PartnerRecord, TrackingLinkRecord } from '../../../data/records';
import { getIndianToday } from '../../../data/indianDay';
import { findCreativeTarget } from '../../../data/partners/creatives';
import {
  buildMessageLink,
  findTrackingLink,
  rememberTrackingLink,
} from '../../../data/partners/trackingLinks';
import { limitPerMinute } from '../../../middleware/throttle';
import { StorageFull } from '../../../store/errors';
import type { NewRecord } from '../../../store/port';

const CLICKS_PER_MINUTE = 300;

type Link = Readonly<NewRecord<TrackingLinkRecord>>;

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Builds the address on this origin that chooses the product and opens the partner's page. */
function buildTarget(link: Link, { url_segment, utm_id }: Readonly<PartnerRecord>): string {
  const query = new URLSearchParams({ product: link.product, to: `/${url_segment}` });
  for (const name of UTM) if (link[name]) query.set(name, link[name]);
  if (utm_id) query.set('utm_id', utm_id);
  return `/redirect?${query}`;
}

async function countClick(store: Store, link: Link, isPerson: boolean): Promise<void> {
  const counted = isPerson ? 'clicks' : 'automatic_clicks';
  const day = getIndianToday();
  await store.tx(async (writer) => {
    const { id: link_id } =
      (await findTrackingLink(writer, link.code)) ?? (await writer.insert('tracking_links', link));
    const { rows } = await writer.find('link_clicks', { filter: { link_id, day } });
    const [today] = rows;
    if (today)
      await writer.update('link_clicks', today.id, { [counted]: (today[counted] ?? 0) + 1 });
    else
      await writer.insert('link_clicks', {
        link_id,
        day,
        clicks: 0,
        automatic_clicks: 0,
        [counted]: 1,
      });
  });
}

/** Whether a person follows the link, rather than a previewer of messages, a crawler, a prefetch or a HEAD request. */
const isPersonal = (request: Request): boolean =>
  request.method === 'GET' &&
  !['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/iu.test(request.get(name) ?? ''),
  ) &&
  !isbot(request.get('user-agent'));

/** Removes what people and messages put around a code: blanks, invisible marks, punctuation. */
const toLinkCode = (text: string): string =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}_-]+$/gu, '');

/** Longest query that is passed on. */
const MAX_QUERY = 2000;

/** Adds the parameters of the request that the target does not set itself, such as an advertisement's gclid. */
function passOn(target: string, request: Request): string {
  const [path = '', own = ''] = target.split('?', 2);
  const query = new URLSearchParams(own);
  const set = new Set(query.keys());
  const [, asked = ''] = request.originalUrl.slice(0, MAX_QUERY).split('?', 2);
  for (const [name, value] of new URLSearchParams(asked))
    if (!set.has(name)) query.append(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Redirects, and stores the partner's segment as the borrower's app does, so that the first page has the
 * partner's brand.
 */
function redirect(
  request: Request,
  response: Response,
  { url, segment }: { url: string; segment: string },
): void {
  response.cookie('urlSegment', segment, {
    path: '/',
    sameSite: 'strict',
    secure: request.secure,
  });
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  response.redirect(302, passOn(url, request));
}

/**
 * Redirects `/l/{code}`, of a tracking link, a creative's QR code or a partner's text, to the product in the
 * partner's brand, and counts the click, people's apart from others, without recording who clicked. Redirects an archived link without
 * counting. Passes an unknown code on to the pages, which show the not-found page.
 */
export function shortLinks({ store, config, log, createCounter }: Context): Router {
  const router = Router();
  if (config.rateLimits)
    router.use(limitPerMinute('short links', CLICKS_PER_MINUTE, { createCounter }));
  const followCode = async (request: Request, response: Response): Promise<boolean> => {
    const code = toLinkCode(String(request.params['code']));
    const creative = await findCreativeTarget(store, code);
    if (creative) {
      redirect(request, response, creative);
      return true;
    }
    const link = (await findTrackingLink(store, code)) ?? (await buildMessageLink(store, code));
    const partner = link && (await store.get('partners', link.partner_id));
    if (!link || partner?.status !== 1) return false;
    if (link.archived === 0) {
      const isPerson = isPersonal(request);
      await countClick(store, link, isPerson).catch((error: unknown) => {
        if (!(error instanceof StorageFull)) throw error;
        log.warn('a click could not be counted');
      });
      if (isPerson) rememberTrackingLink(request, response, link);
    }
    redirect(request, response, { url: buildTarget(link, partner), segment: partner.url_segment });
    return true;
  };
  router.get('/:code', (request, response, next) => {
    followCode(request, response).then((found) => found || next(), next);
  });
  return router;
}
