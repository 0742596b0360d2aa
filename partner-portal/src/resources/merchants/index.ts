import type { ResourceManifest } from '@marketplace/shared/admin';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';

export const merchants: ResourceManifest = {
  name: 'merchants',
  label: 'portal.merchants',
  icon: Storefront,
  group: 'customers',
  recordRepresentation: 'company_name',
  list: lazy(() => import('./MerchantList').then((m) => ({ default: m.MerchantList }))),
};
