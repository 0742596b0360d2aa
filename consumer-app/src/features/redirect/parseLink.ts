import { safeCallback, parseUtm } from '@marketplace/shared/session';
import { paths } from '../../browser/paths';
import { type Product, findProduct } from '../../products/productList';
import { isKnownRoute, findRoute, getPartnerSegment } from '../../journey/routes';

/** What a link through /redirect asks for. */
export interface ParsedLink {
  /** A page of this product; absent where the link names none. */
  to?: string;
  /** To be chosen on the way. */
  product?: Product;
  /** Names an address of another site, or one that some browser would read so. */
  leaves: boolean;
}

/** First segments that the consumer's pages do not answer. */
const ELSEWHERE = /^\/(?:admin|partner|api|dev|db|uploads|assets|shell)$/i;

/** Whether a path of this origin has a page of the consumer's, links that only lead on aside. */
function hasPage(path: string): boolean {
  const { kind, path: bare } = findRoute(path);
  if (kind === 'entry' || bare === paths.notFound) return false;
  return isKnownRoute(path) || (getPartnerSegment(path) !== undefined && !ELSEWHERE.test(bare));
}

/** The path with those campaign parameters of the link that it has not itself. */
function withCampaign(path: string, search: string): string {
  const [beforeHash = '', hash] = path.split('#', 2);
  const [bare, query] = beforeHash.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parseUtm(search)))
    if (!parameters.has(name)) parameters.set(name, value);
  const text = parameters.toString();
  return `${bare}${text && `?${text}`}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Reads a link of a message: `?to=` a path of these pages, decoded once, `?product=` a product by its
 * name or number, `?card=` the number of a card whose issuer takes over. Nothing of the link can lead
 * to another origin, or to a link again.
 */
export function parseLink(search: string): ParsedLink {
  const query = new URLSearchParams(search);
  const product = findProduct(query.get('product'));
  const chosen = product ? { product } : {};
  const card = query.get('card');
  if (card !== null && /^[1-9]\d{0,8}$/.test(card))
    return { ...chosen, to: withCampaign(`${paths.cardIssuer}?id=${card}`, search), leaves: false };
  const wanted = query.get('to');
  const path = safeCallback(wanted);
  if (path !== undefined && hasPage(path))
    return { ...chosen, to: withCampaign(path, search), leaves: false };
  if (wanted !== null) return { leaves: path === undefined };
  return product ? { product, to: paths.next, leaves: false } : { leaves: false };
}
