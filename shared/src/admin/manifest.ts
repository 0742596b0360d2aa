import type { Endpoint } from '../api';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

/** A page whose code loads when it is first shown, or before by `preload`. */
type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };

export const lazyPage = (load: () => Promise<ComponentType>): LazyPage =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload: load },
  );

const isLazyPage = (page: object | undefined): page is LazyPage =>
  page !== undefined && 'preload' in page;

/** The headings of a console's menu, in order. */
export const MENU_GROUPS = [
  'overview',
  'catalogue',
  'customers',
  'partners',
  'reports',
  'files',
  'training',
  'help',
  'account',
] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuEntry {
  /** Catalogue key of its name in the menu, the heading and the title. */
  label: string;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  group: MenuGroup;
  /** Shown beside the name in the menu, such as a count. */
  badge?: ComponentType;
}

/**
 * The calls that a page makes at once on every visit, with no input but the parameters of its address. The build
 * leaves them to the server, which names them in the page's HTML, so that they are sent before the code has loaded.
 */
type FirstCalls = readonly Endpoint[];

/**
 * A resource of a console: one folder, one manifest, one line in the app's list of resources.
 * Views are best given as `lazyPage(...)`; the shell shows a spinner meanwhile.
 */
export interface ResourceManifest extends MenuEntry {
  /** Name for the data provider, and the first segment of its addresses: `lenders` is at /admin/lenders. */
  name: string;
  /** Absent from the menu: reached from elsewhere, or only read by other resources. */
  hidden?: boolean;
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  calls?: Partial<Record<'list' | 'create' | 'edit' | 'show', FirstCalls>>;
  /** Field that names a record in headings and references; `id` unless given. */
  recordRepresentation?: string;
}

/** A page that is no resource, such as a dashboard or an upload. */
export interface PageManifest extends MenuEntry {
  /** Path below the console's own: `/dashboard`. */
  path: `/${string}`;
  hidden?: boolean;
  page: ComponentType;
  calls?: FirstCalls;
}

/**
 * Loads the code of the page at a path of a console. If it is there before the console shows, React does not draw
 * and hold a placeholder first. The page itself reports a failure.
 */
export async function preloadPage(
  path: string,
  { resources, pages }: { resources: readonly ResourceManifest[]; pages: readonly PageManifest[] },
): Promise<void> {
  const routes = [
    ...pages.map(({ path: pattern, page }) => [pattern, page] as const),
    ...resources.flatMap(({ name, list, edit }) => [
      [`/${name}`, list] as const,
      [`/${name}/:id`, edit] as const,
    ]),
  ];
  const page = routes.find(([pattern]) => matchPath(pattern, path))?.[1];
  if (isLazyPage(page)) await page.preload().catch(() => undefined);
}
