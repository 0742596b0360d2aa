import type { ResourceManifest } from '@marketplace/shared/admin';
import AddLink from '@mui/icons-material/AddLinkOutlined';
import { lazy } from 'react';

export const prospects: ResourceManifest = {
  name: 'prospects',
  label: 'prospects.title',
  icon: AddLink,
  group: 'customers',
  recordRepresentation: 'first_name',
  list: lazy(() => import('./ProspectList').then((m) => ({ default: m.ProspectList }))),
};
