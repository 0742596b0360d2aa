import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { merchants as resource } from '@marketplace/shared/resources';
import Storefront from '@mui/icons-material/StorefrontOutlined';

export const merchants = resourceManifest(resource, {
  label: 'portal.merchants',
  icon: Storefront,
  group: 'customers',
  list: lazyPage(async () => (await import('./MerchantList')).MerchantList),
});
