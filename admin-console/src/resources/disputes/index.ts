import { resourceManifest } from '@marketplace/shared/admin';
import { disputes as resource } from '@marketplace/shared/resources';
import Gavel from '@mui/icons-material/GavelOutlined';
import { lazy } from 'react';

export const disputes = resourceManifest(resource, {
  icon: Gavel,
  group: 'partners',
  list: lazy(() => import('./DisputeList').then((m) => ({ default: m.DisputeList }))),
  edit: lazy(() => import('./AdminDispute').then((m) => ({ default: m.AdminDispute }))),
});
