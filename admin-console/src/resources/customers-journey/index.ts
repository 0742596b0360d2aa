import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import Route from '@mui/icons-material/RouteOutlined';

export const customersJourney: PageManifest = {
  path: '/customers-journey',
  calls: [getReportNames],
  label: 'ui.admin_routes.customers_journey',
  icon: Route,
  group: 'customers',
  page: lazyPage(async () => (await import('./CustomersJourney')).CustomersJourney),
};
