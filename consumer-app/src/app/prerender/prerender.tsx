import {
  getBrand,
  type BrandFunnel,
  type OwnBrand,
  withFunnel,
} from '@marketplace/shared/branding';
import { showsProduct } from '../../brand';
import type { Language } from '@marketplace/shared/i18n';
import type { LoanEstimate } from '@marketplace/shared/lending';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { applyPageData, type PageData } from './pageData';
import { ROUTE_LIST } from '../../journey/routeList';
import { App } from '../App';
import { PendingShell } from '../layout/PendingShell';
import { fillTemplate } from './fillTemplate';
import { type BuiltFile, manifestFile } from './manifest';
import { INDEXED_LIST, type PrerenderedPage } from './prerenderedPage';

export { prerenderedPageAt as pageAt } from './prerenderedPage';

/** Build files generated from the source: `routes.json` tells the server which addresses have a page. */
export const files = (): BuiltFile[] => [
  manifestFile(),
  { path: 'routes.json', content: ROUTE_LIST },
  { path: 'indexed.json', content: INDEXED_LIST },
];

/** The visitor for whom the server renders a page. */
export interface Visit {
  language: Language;
  /** The partner with the page's URL segment; absent without one. */
  partner: { name: string; brand?: OwnBrand | null; funnel?: BrandFunnel } | undefined;
  /** The partner that a legal page's address names; absent without one. */
  named: { name: string; brand?: OwnBrand | null } | undefined;
  /** What the loan costs that the page names; absent on a page without one. */
  estimate: LoanEstimate | undefined;
}

/**
 * The chunk size is unlimited, because React detects a completely rendered page only if it never splits the output.
 */
const SINGLE_CHUNK = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

/** Pages render one after the other, because they share the stores of these modules. */
let queue: Promise<unknown> = Promise.resolve();

/** Renders the complete HTML of a page: the build's `template` with what an anonymous visitor sees. */
export function renderPage(template: string, page: PrerenderedPage, visit: Visit): Promise<string> {
  const rendered = queue.then(() => render(template, page, visit));
  queue = rendered.catch(() => undefined);
  return rendered;
}

async function render(template: string, page: PrerenderedPage, visit: Visit): Promise<string> {
  const { path, search, segment, byAddress } = page;
  const { language, partner, named, estimate } = visit;
  const brand = partner && withFunnel(getBrand(partner.name, partner.brand), partner.funnel);
  const data: PageData = {
    path,
    byAddress,
    language,
    ...(estimate && (!brand || showsProduct(brand, 'personal_loan')) && { estimate }),
    ...(segment !== undefined && brand && { segment, brand }),
    ...(page.named !== undefined &&
      named && { named: { id: page.named, brand: getBrand(named.name, named.brand) } }),
  };
  await applyPageData(data);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path + search}>
        {path === '' ? <PendingShell /> : <App />}
      </StaticRouter>
    </StrictMode>,
    { ...SINGLE_CHUNK, onError: (error) => void failures.push(error) },
  );
  // React would leave a failed part to the browser; the bare page does the same without a flash.
  if (failures.length > 0) throw failures[0];
  const chunks: string[] = [];
  prelude.setEncoding('utf8');
  for await (const chunk of prelude) chunks.push(String(chunk));
  return fillTemplate(template, { html: chunks.join(''), data });
}
