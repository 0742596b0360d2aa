import { lazyPage } from '@marketplace/shared/admin';
import type { ComponentType } from 'react';

interface SettingsTab {
  /** Last segment of its address, and key of its name in `settings.tabs`. */
  id: 'profile' | 'payout-account' | 'users' | 'security' | 'notifications' | 'brand';
  panel: ComponentType;
}

/** The tabs in order. `/settings` opens the first. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'profile',
    panel: lazyPage(async () => (await import('./ProfilePanel')).ProfilePanel),
  },
  {
    id: 'payout-account',
    panel: lazyPage(async () => (await import('./PayoutAccountPanel')).PayoutAccountPanel),
  },
  {
    id: 'users',
    panel: lazyPage(async () => (await import('./UsersPanel')).UsersPanel),
  },
  {
    id: 'security',
    panel: lazyPage(async () => (await import('./SecurityPanel')).SecurityPanel),
  },
  {
    id: 'notifications',
    panel: lazyPage(async () => (await import('./NotificationsPanel')).NotificationsPanel),
  },
  {
    id: 'brand',
    panel: lazyPage(async () => (await import('./brand')).BrandPanel),
  },
];
