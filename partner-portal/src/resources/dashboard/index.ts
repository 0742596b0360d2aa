import type { PageManifest } from '@marketplace/shared/admin';
import { getLeadQueue, getPartnerMoney } from '@marketplace/shared/api';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { Dashboard } from './Dashboard';

export const dashboard: PageManifest = {
  path: '/',
  calls: [getPartnerMoney, getLeadQueue],
  label: 'portal.dashboard',
  icon: SpaceDashboard,
  group: 'overview',
  page: Dashboard,
};
