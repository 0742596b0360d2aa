import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { getPayout, getReportNames } from '@marketplace/shared/api';
import { payouts as resource } from '@marketplace/shared/resources';
import Payments from '@mui/icons-material/PaymentsOutlined';

export const payouts = resourceManifest(resource, {
  calls: { list: [getReportNames], edit: [getPayout] },
  icon: Payments,
  group: 'partners',
  list: lazyPage(async () => (await import('./PayoutList')).PayoutList),
  edit: lazyPage(async () => (await import('./PayoutPage')).PayoutPage),
});
