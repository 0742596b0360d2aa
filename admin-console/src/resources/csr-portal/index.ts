import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';

const entry = { icon: SupportAgent, group: 'customers' } as const;

export const csrPortal: PageManifest = {
  ...entry,
  path: '/csr-portal',
  label: 'ui.admin_routes.csr_portal',
  page: lazyPage(async () => (await import('./CsrPortal')).CsrPortal),
};

/** The page of a customer, which lists link to; `:pid` is the partner who referred the customer. */
export const csrCustomer: PageManifest = {
  ...entry,
  path: '/csr-portal/:id/:pid',
  label: 'ui.admin_routes.csr_customer',
  hidden: true,
  page: lazyPage(async () => (await import('./customer/CustomerPage')).CustomerPage),
};
