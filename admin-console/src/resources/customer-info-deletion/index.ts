import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getErasureRequest } from '@marketplace/shared/api';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';

const entry = { icon: PersonRemove, group: 'customers' } as const;

export const customerInfoDeletion: PageManifest = {
  ...entry,
  path: '/customer-info-deletion',
  label: 'ui.admin_routes.customer_info_deletion',
  page: lazyPage(async () => (await import('./ErasureList')).ErasureList),
};

/** The page of a request, which the list links to. */
export const erasureRequest: PageManifest = {
  ...entry,
  path: '/customer-info-deletion/:id',
  calls: [getErasureRequest],
  label: 'ui.admin_routes.erasure_request',
  hidden: true,
  page: lazyPage(async () => (await import('./ErasurePage')).ErasurePage),
};
