import type { PageManifest } from '@marketplace/shared/admin';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import { lazy } from 'react';

export const userManagement: PageManifest = {
  path: '/user-management',
  label: 'ui.admin_routes.user_management',
  icon: ManageAccounts,
  group: 'overview',
  page: lazy(() => import('./UserManagement').then((m) => ({ default: m.UserManagement }))),
};
