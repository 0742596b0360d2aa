import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { LoanEstimate, LoanRequest } from '@marketplace/shared/lending';
import type { Request, Response } from 'express';
import { getRequestPath } from './resolveApp';
import { APPS } from './apps';
import {
  type LoadedRenderer,
  type PagePartner,
  type PrerenderedPage,
  createRendererLoader,
  type Visit,
} from './pageRenderer';
import { addSearchTags } from './searchEngines';
import { createStyleInliner } from './pageStyles';
import type { IsPartnerSegment } from './routeList';

/** The data that pages are rendered from, from this or another server. */
export interface PageSource {
  /** Returns the partner with a segment or name; `undefined` if there is none. */
  partnerNamed(segment: string): Promise<PagePartner | undefined>;
  /** What a loan costs; `all` names every lender that lends it, in a language. */
  loanEstimate(
    loanRequest: LoanRequest,
    shown: { all: boolean; language: 'en' | 'hi' },
  ): Promise<LoanEstimate>;
  /** The public origin of the pages; without one, their links for search engines are relative. */
  origin?: string | undefined;
}

/** Returns a predicate that tells whether a segment is a partner's. Without a source, every segment may be one. */
export const getPartnerSegmentCheck =
  (source: PageSource | undefined): IsPartnerSegment =>
  async (segment) =>
    source === undefined || (await source.partnerNamed(segment)) !== undefined;

interface CompressedPage {
  plain: Buffer;
  br: Promise<Buffer>;
  gzip: Promise<Buffer>;
}

/** Maximum number of cached pages: the product's and those of the most visited partners, in both languages. */
const MAX_CACHED = 200;
/** Compresses three times faster than the best quality; the result is only a few per cent larger. */
const BROTLI_QUALITY = 6;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export const parseCookies = ({ headers }: Request): URLSearchParams =>
  new URLSearchParams((headers.cookie ?? '').replaceAll(/;\s*/g, '&'));

/** The language that a link of a search engine names; otherwise the visitor's. */
function getLanguage({ originalUrl }: Request, cookies: URLSearchParams): 'en' | 'hi' {
  const named = /[?&]lang=(en|hi)\b/.exec(originalUrl)?.[1] ?? cookies.get('language');
  return named === 'hi' ? 'hi' : 'en';
}

/** Cookies of people who are signed in or have entered data, and so see a different page. */
const VISITOR_COOKIES = ['accessToken', 'userId', 'productType'];

export function compressPage(html: string): CompressedPage {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { plain, br: brotliAsync(plain, { params }), gzip: gzipAsync(plain) };
}

/** Sends a page that depends on cookies. Shared caches must not store it. */
export async function sendPage(
  request: Request,
  response: Response,
  page: CompressedPage,
): Promise<void> {
  // Browsers name gzip first and value both alike; Brotli is a tenth smaller.
  const coded = (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding));
  response.set('Cache-Control', 'private, no-cache').vary('Cookie').vary('Accept-Encoding');
  if (coded) response.set('Content-Encoding', coded);
  response.type('html').send(coded ? await page[coded] : page.plain);
}

/**
 * Renders the sign-in and the public pages for anonymous visitors, and for all other pages what
 * shows while they load: in the brand of the URL or of the partner they came through, in their
 * language, with the current prices. Caches a page until its inputs change.
 * @returns a function that sends a request's page and resolves to `true`, or to `false` if the
 * browser must render it
 */
export function prerenderedPages(
  dist: string,
  source: PageSource,
): (request: Request, response: Response) => Promise<boolean> {
  const rendererNow = createRendererLoader(dist);
  const assets = join(dist, APPS.consumer.name, 'assets');
  let current: LoadedRenderer | undefined;
  let inlineStyles = (html: string): string => html;
  const cache = new Map<string, Promise<CompressedPage>>();

  const renderCached = (
    renderer: LoadedRenderer,
    page: PrerenderedPage,
    visit: Visit,
  ): Promise<CompressedPage> => {
    const key = JSON.stringify([page, visit]);
    const drawn =
      cache.get(key) ??
      renderer
        .renderPage(renderer.template, page, visit)
        .then((html) =>
          compressPage(addSearchTags(inlineStyles(html), page, visit.language, source.origin)),
        );
    drawn.catch(() => cache.delete(key));
    // Move the page to the end of the map; drop the least recently used one.
    cache.delete(key);
    cache.set(key, drawn);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return drawn;
  };

  const findPage = async (request: Request): Promise<CompressedPage | undefined> => {
    const cookies = parseCookies(request);
    const renderer = await rendererNow();
    if (!renderer) return undefined;
    if (renderer !== current) {
      cache.clear();
      inlineStyles = createStyleInliner(assets, renderer.template);
      current = renderer;
    }
    const page = renderer.pageAt({
      hostname: request.hostname,
      pathname: getRequestPath(request),
      search: request.originalUrl.slice(getRequestPath(request).length),
      enteredBy: cookies.get('urlSegment') ?? undefined,
      known: VISITOR_COOKIES.some((name) => cookies.get(name)),
    });
    const findPartner = (name?: string) =>
      name === undefined ? undefined : source.partnerNamed(name);
    const language = getLanguage(request, cookies);
    const shown = { all: page.allLenders === true, language };
    const [partner, named, estimate] = await Promise.all([
      findPartner(page.segment),
      findPartner(page.named),
      page.loanRequest && source.loanEstimate(page.loanRequest, shown),
    ]);
    // The partner no longer exists; the browser shows that.
    if (page.segment !== undefined && partner === undefined) return undefined;
    if (page.named !== undefined && named === undefined) return undefined;
    return renderCached(renderer, page, { language, partner, named, estimate });
  };

  return async (request, response) => {
    const page = await findPage(request);
    if (page) await sendPage(request, response, page);
    return page !== undefined;
  };
}
