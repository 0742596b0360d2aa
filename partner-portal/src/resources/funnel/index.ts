import type { PageManifest } from '@marketplace/shared/admin';
import Funnel from '@mui/icons-material/FilterAltOutlined';
import { lazy } from 'react';

export const customFunnel: PageManifest = {
  path: '/customFunnel',
  label: 'funnel.title',
  icon: Funnel,
  group: 'account',
  page: lazy(() => import('./CustomFunnel').then((m) => ({ default: m.CustomFunnel }))),
};
