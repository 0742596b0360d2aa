import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getPartnerProfile } from '@marketplace/shared/api';
import Settings from '@mui/icons-material/SettingsOutlined';

const entry = {
  label: 'settings.title',
  icon: Settings,
  group: 'account',
  page: lazyPage(async () => (await import('./SettingsPage')).SettingsPage),
} as const;

/** The partner's settings, with an address for each tab. */
export const settings: readonly PageManifest[] = [
  { ...entry, path: '/settings', calls: [getPartnerProfile] },
  { ...entry, path: '/settings/:tab', hidden: true },
];
