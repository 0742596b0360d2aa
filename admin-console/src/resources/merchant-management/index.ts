import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Storefront from '@mui/icons-material/StorefrontOutlined';

export const merchantManagement: PageManifest = {
  path: '/merchant-management',
  label: 'ui.admin_routes.merchant_management',
  icon: Storefront,
  group: 'partners',
  page: lazyPage(async () => (await import('./MerchantManagement')).MerchantManagement),
};
