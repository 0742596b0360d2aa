import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { payouts as resource } from '@marketplace/shared/resources';
import Payments from '@mui/icons-material/PaymentsOutlined';

export const payouts = resourceManifest(resource, {
  icon: Payments,
  group: 'partners',
  list: lazyPage(async () => (await import('./PayoutList')).PayoutList),
  edit: lazyPage(async () => (await import('./PayoutPage')).PayoutPage),
});
