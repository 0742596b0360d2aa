import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrandFunnel, OwnBrand } from '@marketplace/shared/branding';
import type { LoanEstimate, LoanRequest } from '@marketplace/shared/lending';
import { APPS } from './apps';

/** A page that the build can render; see `consumer-app/src/app/prerender/prerenderedPage.ts`. */
export interface PrerenderedPage {
  path: string;
  search: string;
  segment: string | undefined;
  named?: string;
  loanRequest?: LoanRequest;
  allLenders?: true;
}

interface PageRequest {
  hostname: string;
  pathname: string;
  search: string;
  enteredBy: string | undefined;
  known: boolean;
}

/**
 * What the pages show of a partner: its identifier, which picks the brand, the brand that it has set itself and
 * its funnel.
 */
export interface PagePartner {
  name: string;
  brand?: OwnBrand | null;
  funnel?: BrandFunnel;
}

/** The inputs that a rendered page depends on besides its URL. */
export interface Visit {
  language: 'en' | 'hi';
  partner: PagePartner | undefined;
  named: PagePartner | undefined;
  estimate: LoanEstimate | undefined;
}

/** The exports of the borrower's server build. */
interface PageRenderer {
  pageAt(request: PageRequest): PrerenderedPage;
  renderPage(template: string, page: PrerenderedPage, visit: Visit): Promise<string>;
}

export interface LoadedRenderer extends PageRenderer {
  template: string;
}

const require = createRequire(import.meta.url);

/** Path of the renderer within the folder of the builds. */
const RENDERER_FILE = 'server/prerender.cjs';

const isRenderer = (value: unknown): value is PageRenderer =>
  typeof value === 'object' &&
  value !== null &&
  'pageAt' in value &&
  typeof value.pageAt === 'function' &&
  'renderPage' in value &&
  typeof value.renderPage === 'function';

/**
 * Loads the renderer of the builds below a folder, on first use and again after a new build.
 * Resolves to `undefined` if the build has none, for example while the next build runs.
 */
export function createRendererLoader(dist: string): () => Promise<LoadedRenderer | undefined> {
  const file = join(dist, RENDERER_FILE);
  const page = join(dist, APPS.consumer.name, 'index.html');
  let loaded: { stamp: string; renderer: Promise<LoadedRenderer | undefined> } | undefined;
  const load = async (): Promise<LoadedRenderer | undefined> => {
    // Node caches modules by path, and a new build has the same path.
    delete require.cache[file];
    const made: unknown = require(file);
    if (!isRenderer(made)) throw new Error(`${file} exports no renderer of pages`);
    return {
      pageAt: (request) => made.pageAt(request),
      renderPage: (...about) => made.renderPage(...about),
      template: await readFile(page, 'utf8'),
    };
  };
  return () => {
    const stamp = [file, page]
      .map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? '')
      .join('-');
    if (/^-|-$/.test(stamp)) return Promise.resolve(undefined);
    if (loaded?.stamp !== stamp) loaded = { stamp, renderer: load() };
    return loaded.renderer;
  };
}
