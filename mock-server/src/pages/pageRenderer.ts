import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueTerms } from '@marketplace/shared/lending';
import { APPS } from './apps';

/** An address of which the build can draw the page; see `consumer-app/src/app/prerenderedPage.ts`. */
export interface PrerenderedPage {
  path: string;
  search: string;
  segment: string | undefined;
}

interface PageRequest {
  hostname: string;
  pathname: string;
  search: string;
  enteredBy: string | undefined;
}

/** For whom a page is drawn. */
export interface Visit {
  language: 'en' | 'hi';
  partner: string | undefined;
  terms: CatalogueTerms;
}

/** What a build of the borrower's app exports for the server. */
interface PageRenderer {
  pageAt(request: PageRequest): PrerenderedPage | undefined;
  renderPage(template: string, page: PrerenderedPage, visit: Visit): Promise<string>;
}

/** A build that can draw pages, with its bare page. */
export interface LoadedRenderer extends PageRenderer {
  template: string;
}

/** The renderer of a build, from the folder of the builds. */
const RENDERER_FILE = 'server/prerender.mjs';

const isRenderer = (value: unknown): value is PageRenderer =>
  typeof value === 'object' &&
  value !== null &&
  'pageAt' in value &&
  typeof value.pageAt === 'function' &&
  'renderPage' in value &&
  typeof value.renderPage === 'function';

/**
 * Loads the renderer of the builds below a folder, when it is first asked for and again when a build has
 * replaced it. `undefined` where the build has none, as in the middle of the next one.
 */
export function rendererOf(dist: string): () => Promise<LoadedRenderer | undefined> {
  const file = join(dist, RENDERER_FILE);
  const page = join(dist, APPS.consumer.name, 'index.html');
  let loaded: { stamp: string; renderer: Promise<LoadedRenderer | undefined> } | undefined;
  const load = async (stamp: string): Promise<LoadedRenderer | undefined> => {
    // An address is imported once, so that each build needs one of its own.
    const made: unknown = await import(`${pathToFileURL(file).href}?${stamp}`);
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
    if (loaded?.stamp !== stamp) loaded = { stamp, renderer: load(stamp) };
    return loaded.renderer;
  };
}
