import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { helpRequests as resource } from '@marketplace/shared/resources';
import ContactSupport from '@mui/icons-material/ContactSupportOutlined';

export const helpRequests = resourceManifest(resource, {
  icon: ContactSupport,
  group: 'customers',
  list: lazyPage(async () => (await import('./HelpRequestList')).HelpRequestList),
});
