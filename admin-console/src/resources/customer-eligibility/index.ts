import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Rule from '@mui/icons-material/RuleOutlined';

export const customerEligibility: PageManifest = {
  path: '/customer-eligibility',
  label: 'ui.admin_routes.customer_eligibility',
  icon: Rule,
  group: 'catalogue',
  page: lazyPage(async () => (await import('./CustomerEligibility')).CustomerEligibility),
};
