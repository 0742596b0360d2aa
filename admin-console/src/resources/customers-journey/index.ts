import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Route from '@mui/icons-material/RouteOutlined';

export const customersJourney: PageManifest = {
  path: '/customers-journey',
  label: 'ui.admin_routes.customers_journey',
  icon: Route,
  group: 'customers',
  page: lazyPage(async () => (await import('./CustomersJourney')).CustomersJourney),
};
