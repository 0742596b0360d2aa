import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import CurrencyRupee from '@mui/icons-material/CurrencyRupeeOutlined';

export const earnings: PageManifest = {
  path: '/earnings',
  calls: [getReportNames],
  label: 'ui.admin_routes.earnings',
  icon: CurrencyRupee,
  group: 'reports',
  page: lazyPage(async () => (await import('./EarningsReport')).EarningsReport),
};
