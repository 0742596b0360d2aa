import type { PageManifest } from '@marketplace/shared/admin';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import { lazy } from 'react';

const entry = { icon: PersonRemove, group: 'customers' } as const;

export const customerInfoDeletion: PageManifest = {
  ...entry,
  path: '/customer-info-deletion',
  label: 'ui.admin_routes.customer_info_deletion',
  page: lazy(() => import('./ErasureList').then((m) => ({ default: m.ErasureList }))),
};

/** The page of a request, which the list links to. */
export const erasureRequest: PageManifest = {
  ...entry,
  path: '/customer-info-deletion/:id',
  label: 'ui.admin_routes.erasure_request',
  hidden: true,
  page: lazy(() => import('./ErasurePage').then((m) => ({ default: m.ErasurePage }))),
};
