import type { PageManifest } from '@marketplace/shared/admin';
import Route from '@mui/icons-material/RouteOutlined';
import { lazy } from 'react';

export const customersJourney: PageManifest = {
  path: '/customers-journey',
  label: 'ui.admin_routes.customers_journey',
  icon: Route,
  group: 'customers',
  page: lazy(() => import('./CustomersJourney').then((m) => ({ default: m.CustomersJourney }))),
};
