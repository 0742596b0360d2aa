import type { ResourceManifest } from '@marketplace/shared/admin';
import Description from '@mui/icons-material/DescriptionOutlined';
import { lazy } from 'react';

export const applications: ResourceManifest = {
  name: 'applications',
  label: 'portal.applications',
  icon: Description,
  group: 'customers',
  recordRepresentation: 'customer_name',
  list: lazy(() => import('./ApplicationList').then((m) => ({ default: m.ApplicationList }))),
};
