import type { PageManifest } from '@marketplace/shared/admin';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import { lazy } from 'react';

export const referral: PageManifest = {
  path: '/referral',
  label: 'referral.title',
  icon: GroupAdd,
  group: 'customers',
  page: lazy(() => import('./Referral').then((m) => ({ default: m.Referral }))),
};
