import type { PageManifest } from '@marketplace/shared/admin';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';

export const merchantManagement: PageManifest = {
  path: '/merchant-management',
  label: 'ui.admin_routes.merchant_management',
  icon: Storefront,
  group: 'partners',
  page: lazy(() => import('./MerchantManagement').then((m) => ({ default: m.MerchantManagement }))),
};
