import type { PageManifest } from '@marketplace/shared/admin';
import Rule from '@mui/icons-material/RuleOutlined';
import { lazy } from 'react';

export const customerEligibility: PageManifest = {
  path: '/customer-eligibility',
  label: 'ui.admin_routes.customer_eligibility',
  icon: Rule,
  group: 'catalogue',
  page: lazy(() =>
    import('./CustomerEligibility').then((m) => ({ default: m.CustomerEligibility })),
  ),
};
