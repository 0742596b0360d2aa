import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';

export const dashboard: PageManifest = {
  path: '/dashboard',
  label: 'ui.admin_routes.dashboard',
  icon: SpaceDashboard,
  group: 'overview',
  page: lazyPage(async () => (await import('./Dashboard')).Dashboard),
};
