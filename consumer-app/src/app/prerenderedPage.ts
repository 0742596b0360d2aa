import { brandFor, DEFAULT_BRAND } from '@marketplace/shared/branding';
import { env } from '../browser/env';
import { paths } from '../browser/paths';
import { findProduct } from '../products/productList';
import { findRoute, getPartnerSegment } from '../journey/routes';

/** An address that the server draws before the browser does. */
export interface PrerenderedPage {
  /** Without a slash at its end and without a query. */
  path: string;
  /** The part of the query that what the page shows depends on; '' or with a question mark before it. */
  search: string;
  /** The partner whose brand the page has, by address or by the door that the visitor came through. */
  segment: string | undefined;
  /** The address alone decides the segment, whatever door the visitor came through. */
  byAddress: boolean;
}

export interface PageRequest {
  hostname: string;
  /** As it was asked for, not decoded. */
  pathname: string;
  /** The query string, with or without its question mark. */
  search: string;
  /** The door that the visitor came through before. */
  enteredBy: string | undefined;
}

const SEGMENT = /^[\w-]{1,40}$/;
const MERCHANT_FORMS: readonly string[] = [paths.merchantForm, paths.merchantFormOf];
const LEGAL_PAGES: readonly string[] = [paths.terms, paths.privacy];
const OPEN_PAGES: readonly string[] = [...LEGAL_PAGES, paths.customerSite, paths.socialMedia];

function queryOf(placePath: string, query: URLSearchParams): string {
  if (LEGAL_PAGES.includes(placePath)) {
    const { id } = brandFor(query.get('partner'));
    return id === DEFAULT_BRAND.id ? '' : `?partner=${id}`;
  }
  const product = findProduct(query.get('product'));
  return placePath === paths.socialMedia && product ? `?product=${product.id}` : '';
}

/**
 * The page at an address, where strangers see one that is the same for all of them: the sign-in with
 * each partner's door, and the public pages. What stands at another address depends on the visitor.
 */
export function prerenderedPageAt(request: PageRequest): PrerenderedPage | undefined {
  const { hostname, pathname, enteredBy } = request;
  const path = pathname.replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(request.search);
  const place = findRoute(path);
  const entered = enteredBy !== undefined && SEGMENT.test(enteredBy) ? enteredBy : undefined;
  const search = queryOf(place.path, query);
  const page = { path, search, segment: entered, byAddress: false };
  const pageOf = (segment: string) => ({ path, search, segment, byAddress: true });
  if (path === paths.start && hostname === env.solarHost) return undefined;
  const door = getPartnerSegment(path);
  if (door !== undefined) return pageOf(door);
  if (place.kind === 'start' || place.kind === 'door') return page;
  if (OPEN_PAGES.includes(place.path)) return page;
  // A step of a form stands in the query, and what was typed on the device of the visitor.
  if (!MERCHANT_FORMS.includes(place.path) || query.has('step')) return undefined;
  const named = path.startsWith(`${paths.merchantForm}/`)
    ? path.slice(paths.merchantForm.length + 1)
    : (query.get('partner_name') ?? '').trim();
  if (named === '') return page;
  if (!SEGMENT.test(named)) return undefined;
  return { ...pageOf(named), search: path === paths.merchantForm ? `?partner_name=${named}` : '' };
}
