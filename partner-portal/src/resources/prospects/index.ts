import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { prospects as resource } from '@marketplace/shared/resources';
import AddLink from '@mui/icons-material/AddLinkOutlined';

export const prospects = resourceManifest(resource, {
  label: 'prospects.title',
  icon: AddLink,
  group: 'customers',
  list: lazyPage(async () => (await import('./ProspectList')).ProspectList),
});
