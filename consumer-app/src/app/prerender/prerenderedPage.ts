import { FIRST_ESTIMATE, type LoanRequest } from '@marketplace/shared/lending';
import { env } from '../../env';
import { buildLoanQuery, parseLoanQuery } from '../../features/signIn/estimate/loanChips';
import { paths } from '../../paths';
import { findProduct } from '../../products';
import { findRoute, getPartnerSegment } from '../../journey/routes';

/** A page that the server renders before the browser does. */
export interface PrerenderedPage {
  /** The path without trailing slash and query; '' for what every other page shows while it loads. */
  path: string;
  /** The part of the query that affects the page; '' or with a leading question mark. */
  search: string;
  /**
   * The partner whose brand the page has, from the address or from the partner page that the
   * visitor entered by.
   */
  segment: string | undefined;
  /** True if only the address decides the segment. */
  byAddress: boolean;
  /** The partner that a legal page's address names, whose brand only its text shows. */
  named?: string;
  /** The loan whose cost the page shows. */
  loanRequest?: LoanRequest;
  /** Whether it shows the prices of every lender. */
  allLenders?: true;
}

export interface PageRequest {
  hostname: string;
  /** The requested path, not decoded. */
  pathname: string;
  /** The query string, with or without its question mark. */
  search: string;
  /** The partner page that the visitor entered by before. */
  enteredBy: string | undefined;
  /** Whether the visitor has signed in or entered data, and so sees pages of their own. */
  known: boolean;
}

const SEGMENT = /^[\w-]{1,40}$/;
const MERCHANT_FORMS: readonly string[] = [paths.merchantForm, paths.merchantFormOfPartner];
const LEGAL_PAGES: readonly string[] = [paths.terms, paths.privacy];
const OPEN_PAGES: readonly string[] = [
  ...LEGAL_PAGES,
  paths.customerSite,
  paths.socialMedia,
  paths.quickCheck,
  paths.rates,
  paths.partPayment,
  paths.balanceTransfer,
  paths.guides,
  paths.guideApr,
  paths.guideScore,
  paths.guideBorrowing,
];

/** The pages that search engines may list, as JSON for the server. */
export const INDEXED_LIST: string = JSON.stringify([paths.start, ...OPEN_PAGES]);

function buildQuery(placePath: string, query: URLSearchParams): string {
  const product = findProduct(query.get('product'));
  return placePath === paths.socialMedia && product ? `?product=${product.id}` : '';
}

/**
 * Finds the page to prerender at an address: the sign-in, also for each partner, and the public
 * pages, which look the same for all anonymous visitors; for a page that depends on the visitor,
 * what shows while it loads.
 */
export function prerenderedPageAt(request: PageRequest): PrerenderedPage {
  const path = request.pathname.replace(/(.)\/+$/, '$1');
  const { enteredBy, known } = request;
  const entered = enteredBy !== undefined && SEGMENT.test(enteredBy) ? enteredBy : undefined;
  const page = known ? undefined : findPublicPage(request, path, entered);
  const segment = getPartnerSegment(path) ?? entered;
  return page ?? { path: '', search: '', segment, byAddress: true };
}

/** The page that is the same for all anonymous visitors at an address; undefined if there is none. */
function findPublicPage(
  { hostname, search: queryString }: PageRequest,
  path: string,
  entered: string | undefined,
): PrerenderedPage | undefined {
  const query = new URLSearchParams(queryString);
  const route = findRoute(path);
  const search = buildQuery(route.path, query);
  const page = { path, search, segment: entered, byAddress: false };
  const buildPage = (segment: string) => ({ path, search, segment, byAddress: true });
  if (path === paths.start && hostname === env.solarHost) return undefined;
  const partner = getPartnerSegment(path);
  if (route.kind === 'start') {
    const loan = parseLoanQuery(query);
    const start = partner === undefined ? page : buildPage(partner);
    return {
      ...start,
      search: loan ? buildLoanQuery(loan) : '',
      loanRequest: loan ?? FIRST_ESTIMATE,
    };
  }
  if (route.kind === 'signIn') return page;
  const named = LEGAL_PAGES.includes(route.path) ? query.get('partner') : null;
  if (named !== null)
    return SEGMENT.test(named) ? { ...page, search: `?partner=${named}`, named } : undefined;
  if (route.path === paths.rates) return { ...page, loanRequest: FIRST_ESTIMATE, allLenders: true };
  if (OPEN_PAGES.includes(route.path)) return page;
  // The step in the query and the draft on the visitor's device affect the form.
  if (!MERCHANT_FORMS.includes(route.path) || query.has('step')) return undefined;
  const merchant = path.startsWith(`${paths.merchantForm}/`)
    ? path.slice(paths.merchantForm.length + 1)
    : (query.get('partner_name') ?? '').trim();
  if (merchant === '') return page;
  if (!SEGMENT.test(merchant)) return undefined;
  return {
    ...buildPage(merchant),
    search: path === paths.merchantForm ? `?partner_name=${merchant}` : '',
  };
}
