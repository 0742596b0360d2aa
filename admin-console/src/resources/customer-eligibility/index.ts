import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getApprovalSettings, getLendersData } from '@marketplace/shared/api';
import Rule from '@mui/icons-material/RuleOutlined';

export const customerEligibility: PageManifest = {
  path: '/customer-eligibility',
  calls: [getApprovalSettings, getLendersData],
  label: 'ui.admin_routes.customer_eligibility',
  icon: Rule,
  group: 'catalogue',
  page: lazyPage(async () => (await import('./CustomerEligibility')).CustomerEligibility),
};
