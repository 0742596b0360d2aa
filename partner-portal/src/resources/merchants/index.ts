import { resourceManifest } from '@marketplace/shared/admin';
import { merchants as resource } from '@marketplace/shared/resources';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';

export const merchants = resourceManifest(resource, {
  label: 'portal.merchants',
  icon: Storefront,
  group: 'customers',
  list: lazy(() => import('./MerchantList').then((m) => ({ default: m.MerchantList }))),
});
