import type { PageManifest } from '@marketplace/shared/admin';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { Dashboard } from './Dashboard';

export const dashboard: PageManifest = {
  path: '/',
  label: 'portal.dashboard',
  icon: SpaceDashboard,
  group: 'overview',
  page: Dashboard,
};
