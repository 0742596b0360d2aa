import { type ComponentType, lazy } from 'react';
import { paths } from '../common/paths';

interface Page {
  path: string;
  Page: ComponentType;
  /** Fetches the page's code ahead of time. */
  prefetch: () => Promise<unknown>;
}

function page(path: string, load: () => Promise<{ default: ComponentType }>): Page {
  return { path, Page: lazy(load), prefetch: load };
}

/** Every page that is fetched when it is first shown. */
export const lazyPages: readonly Page[] = [
  page(paths.profile, async () => ({
    default: (await import('../features/profile/ProfilePage')).ProfilePage,
  })),
  page(paths.offers, async () => ({
    default: (await import('../features/offers/OffersPage')).OffersPage,
  })),
];
