import { toSafeCallback, parseUtm } from '@marketplace/shared/session';
import { paths } from '../../paths';
import { type Product, findProduct } from '../../products';
import { isKnownRoute, findRoute, getPartnerSegment } from '../../journey/routes';

/** The target of a link through /redirect. */
export interface ParsedLink {
  /** A page of this app; absent if the link names none. */
  to?: string;
  /** The product to choose before redirecting. */
  product?: Product;
  /** Whether the link points to another site, or some browser would read it so. */
  leaves: boolean;
}

/** First path segments that belong to other apps. */
const ELSEWHERE = /^\/(?:admin|partner|api|dev|db|uploads|assets|shell)$/i;

/** Whether a path of this origin is a page of this app that is not itself a redirect. */
function hasPage(path: string): boolean {
  const { kind, path: bare } = findRoute(path);
  if (kind === 'link' || bare === paths.notFound) return false;
  return isKnownRoute(path) || (getPartnerSegment(path) !== undefined && !ELSEWHERE.test(bare));
}

/** The names by which advertisements count their clicks, such as gclid, fbclid, msclkid and gbraid. */
const CLICK_ID = /^(?:[a-z]{1,2}clk?id|[gw]braid)$/u;
const MAX_CLICK_ID = 500;

/** Adds the link's campaign parameters and click ids to a path, unless the path has them already. */
function withCampaign(path: string, search: string): string {
  const [beforeHash = '', hash] = path.split('#', 2);
  const [bare, query] = beforeHash.split('?', 2);
  const parameters = new URLSearchParams(query);
  const clickIds = [...new URLSearchParams(search)].filter(([name]) => CLICK_ID.test(name));
  for (const [name, value] of [...Object.entries(parseUtm(search)), ...clickIds])
    if (!parameters.has(name)) parameters.set(name, value.slice(0, MAX_CLICK_ID));
  const text = parameters.toString();
  return `${bare}${text && `?${text}`}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Parses a link of a message: `?to=` a path of this app, decoded once; `?product=` a product by
 * name or number; `?card=` the number of a card, for its issuer page. No link can lead to another
 * origin or to another link.
 */
export function parseLink(search: string): ParsedLink {
  const query = new URLSearchParams(search);
  const product = findProduct(query.get('product'));
  const chosen = product ? { product } : {};
  const card = query.get('card');
  if (card !== null && /^[1-9]\d{0,8}$/.test(card))
    return { ...chosen, to: withCampaign(`${paths.cardIssuer}?id=${card}`, search), leaves: false };
  const wanted = query.get('to');
  const path = toSafeCallback(wanted);
  if (path !== undefined && hasPage(path))
    return { ...chosen, to: withCampaign(path, search), leaves: false };
  if (wanted !== null) return { leaves: path === undefined };
  return product ? { product, to: paths.next, leaves: false } : { leaves: false };
}
