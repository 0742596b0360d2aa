import type { PageManifest } from '@marketplace/shared/admin';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { lazy } from 'react';

export const dashboard: PageManifest = {
  path: '/dashboard',
  label: 'ui.admin_routes.dashboard',
  icon: SpaceDashboard,
  group: 'overview',
  page: lazy(() => import('./Dashboard').then((m) => ({ default: m.Dashboard }))),
};
