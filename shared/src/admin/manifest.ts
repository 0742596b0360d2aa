import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page whose code loads when it is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));

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
  /** Field that names a record in headings and references; `id` unless given. */
  recordRepresentation?: string;
}

/** A page that is no resource, such as a dashboard or an upload. */
export interface PageManifest extends MenuEntry {
  /** Path below the console's own: `/dashboard`. */
  path: `/${string}`;
  hidden?: boolean;
  page: ComponentType;
}
