import type { PageManifest } from '@marketplace/shared/admin';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import { lazy } from 'react';

const entry = { icon: SupportAgent, group: 'customers' } as const;

export const csrPortal: PageManifest = {
  ...entry,
  path: '/csr-portal',
  label: 'ui.admin_routes.csr_portal',
  page: lazy(() => import('./CsrPortal').then((m) => ({ default: m.CsrPortal }))),
};

/** The page of a customer, which lists link to; `:pid` is the partner who referred the customer. */
export const csrCustomer: PageManifest = {
  ...entry,
  path: '/csr-portal/:id/:pid',
  label: 'ui.admin_routes.csr_customer',
  hidden: true,
  page: lazy(() => import('./CustomerPage').then((m) => ({ default: m.CustomerPage }))),
};
