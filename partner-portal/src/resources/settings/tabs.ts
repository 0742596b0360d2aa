import { type ComponentType, lazy } from 'react';

interface SettingsTab {
  /** Last segment of its address, and key of its name in `settings.tabs`. */
  id: 'profile' | 'payout-account' | 'users' | 'security' | 'notifications' | 'brand';
  panel: ComponentType;
}

/** The tabs in the order in which they stand. `/settings` opens the first. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'profile',
    panel: lazy(() => import('./ProfilePanel').then((m) => ({ default: m.ProfilePanel }))),
  },
  {
    id: 'payout-account',
    panel: lazy(() =>
      import('./PayoutAccountPanel').then((m) => ({ default: m.PayoutAccountPanel })),
    ),
  },
  {
    id: 'users',
    panel: lazy(() => import('./UsersPanel').then((m) => ({ default: m.UsersPanel }))),
  },
  {
    id: 'security',
    panel: lazy(() => import('./SecurityPanel').then((m) => ({ default: m.SecurityPanel }))),
  },
  {
    id: 'notifications',
    panel: lazy(() =>
      import('./NotificationsPanel').then((m) => ({ default: m.NotificationsPanel })),
    ),
  },
  {
    id: 'brand',
    panel: lazy(() => import('./brand').then((m) => ({ default: m.BrandPanel }))),
  },
];
