import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getSecondFactors } from '@marketplace/shared/api';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';

export const userManagement: PageManifest = {
  path: '/user-management',
  calls: [getSecondFactors],
  label: 'ui.admin_routes.user_management',
  icon: ManageAccounts,
  group: 'overview',
  page: lazyPage(async () => (await import('./UserManagement')).UserManagement),
};
