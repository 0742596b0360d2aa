import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CatalogueTerms } from '@marketplace/shared/lending';
import type { Request, Response } from 'express';
import { getRequestPath } from './resolveApp';
import { APPS } from './apps';
import { type LoadedRenderer, type PrerenderedPage, rendererOf, type Visit } from './pageRenderer';
import { pageStyles } from './pageStyles';
import type { IsPartnerSegment } from './routeList';

/** What pages are drawn from, of the server's own data or of another server's. */
export interface PageSource {
  /** The identifier of the partner that has a segment or a name; `undefined` where none has. */
  partnerNamed(segment: string): Promise<string | undefined>;
  catalogueTerms(): Promise<CatalogueTerms>;
}

/** Tells a partner's door from any other segment; without a source each may be one. */
export const doorsOf =
  (source: PageSource | undefined): IsPartnerSegment =>
  async (segment) =>
    source === undefined || (await source.partnerNamed(segment)) !== undefined;

interface Packed {
  plain: Buffer;
  br: Promise<Buffer>;
  gzip: Promise<Buffer>;
}

/** The product's pages, and those of the partners that are visited most, in both languages. */
const MOST_KEPT = 200;
/** Packs three times quicker than the best quality, into a few per cent more. */
const BROTLI_QUALITY = 6;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const cookiesOf = ({ headers }: Request): URLSearchParams =>
  new URLSearchParams((headers.cookie ?? '').replaceAll(/;\s*/g, '&'));

/** Cookies of people who see another page than strangers, or see it filled in. */
const KNOWN_BY = ['accessToken', 'userId', 'productType'];

function packed(html: string): Packed {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { plain, br: brotli(plain, { params }), gzip: zip(plain) };
}

/**
 * Draws the sign-in and the public pages for strangers: in the brand of the address or of the door that
 * they came through, in the language that they chose, with what the lenders lend now. A page is kept
 * until what it is drawn from changes.
 * @returns answers a request with its page and says `true`; `false` where the browser is to draw it
 */
export function prerenderedPages(
  dist: string,
  source: PageSource,
): (request: Request, response: Response) => Promise<boolean> {
  const rendererNow = rendererOf(dist);
  const assets = join(dist, APPS.consumer.name, 'assets');
  let current: LoadedRenderer | undefined;
  let withStyles = (html: string): string => html;
  const kept = new Map<string, Promise<Packed>>();

  const draw = (renderer: LoadedRenderer, page: PrerenderedPage, visit: Visit): Promise<Packed> => {
    const key = JSON.stringify([page, visit]);
    const drawn =
      kept.get(key) ??
      renderer.renderPage(renderer.template, page, visit).then((html) => packed(withStyles(html)));
    drawn.catch(() => kept.delete(key));
    // What is asked for goes to the end; what nobody has asked for longest is dropped.
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };

  const pageFor = async (request: Request): Promise<Packed | undefined> => {
    const cookies = cookiesOf(request);
    if (KNOWN_BY.some((name) => cookies.get(name))) return undefined;
    const renderer = await rendererNow();
    if (!renderer) return undefined;
    if (renderer !== current) {
      kept.clear();
      withStyles = pageStyles(assets, renderer.template);
      current = renderer;
    }
    const page = renderer.pageAt({
      hostname: request.hostname,
      pathname: getRequestPath(request),
      search: request.originalUrl.slice(getRequestPath(request).length),
      enteredBy: cookies.get('urlSegment') ?? undefined,
    });
    if (!page) return undefined;
    const [partner, terms] = await Promise.all([
      page.segment === undefined ? undefined : source.partnerNamed(page.segment),
      source.catalogueTerms(),
    ]);
    // Nobody has this door any more: the browser says so, or goes by what it knows.
    if (page.segment !== undefined && partner === undefined) return undefined;
    const language = cookies.get('language') === 'hi' ? 'hi' : 'en';
    return draw(renderer, page, { language, partner, terms });
  };

  return async (request, response) => {
    const page = await pageFor(request);
    if (!page) return false;
    const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
    const coded = encoding === 'br' || encoding === 'gzip';
    // The page differs by cookies, so that no cache between may hand one visitor's to another.
    response.set('Cache-Control', 'private, no-cache').vary('Cookie').vary('Accept-Encoding');
    if (coded) response.set('Content-Encoding', encoding);
    response.type('html').send(coded ? await page[encoding] : page.plain);
    return true;
  };
}
