import { resourceManifest } from '@marketplace/shared/admin';
import { prospects as resource } from '@marketplace/shared/resources';
import AddLink from '@mui/icons-material/AddLinkOutlined';
import { lazy } from 'react';

export const prospects = resourceManifest(resource, {
  label: 'prospects.title',
  icon: AddLink,
  group: 'customers',
  list: lazy(() => import('./ProspectList').then((m) => ({ default: m.ProspectList }))),
});
