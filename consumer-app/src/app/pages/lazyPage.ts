import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page that loads when it is first shown. */
export interface LazyPage {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

/** A component whose code loads when it is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));

/** The page at a path, whose code loads when it is first shown. */
export const lazyRoute = (path: string, load: () => Promise<ComponentType>): LazyPage => ({
  path,
  Page: lazyPage(load),
});
