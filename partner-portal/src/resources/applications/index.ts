import { resourceManifest } from '@marketplace/shared/admin';
import { applications as resource } from '@marketplace/shared/resources';
import Description from '@mui/icons-material/DescriptionOutlined';
import { lazy } from 'react';

export const applications = resourceManifest(resource, {
  label: 'portal.applications',
  icon: Description,
  group: 'customers',
  list: lazy(() => import('./ApplicationList').then((m) => ({ default: m.ApplicationList }))),
});
