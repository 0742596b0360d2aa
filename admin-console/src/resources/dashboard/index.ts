import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getAlerts } from '@marketplace/shared/api';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';

export const dashboard: PageManifest = {
  path: '/dashboard',
  calls: [getAlerts],
  label: 'ui.admin_routes.dashboard',
  icon: SpaceDashboard,
  group: 'overview',
  page: lazyPage(async () => (await import('./Dashboard')).Dashboard),
};
