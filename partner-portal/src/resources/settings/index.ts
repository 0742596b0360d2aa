import type { PageManifest } from '@marketplace/shared/admin';
import Settings from '@mui/icons-material/SettingsOutlined';
import { lazy } from 'react';

const entry = {
  label: 'settings.title',
  icon: Settings,
  group: 'account',
  page: lazy(() => import('./SettingsPage').then((m) => ({ default: m.SettingsPage }))),
} as const;

/** The partner's settings, with an address for each tab. */
export const settings: readonly PageManifest[] = [
  { ...entry, path: '/settings' },
  { ...entry, path: '/settings/:tab', hidden: true },
];
