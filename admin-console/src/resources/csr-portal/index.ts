import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getCustomerFile, getReportNames } from '@marketplace/shared/api';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';

const entry = { icon: SupportAgent, group: 'customers' } as const;

export const csrPortal: PageManifest = {
  ...entry,
  path: '/csr-portal',
  calls: [getReportNames],
  label: 'ui.admin_routes.csr_portal',
  page: lazyPage(async () => (await import('./CsrPortal')).CsrPortal),
};

/** The page of a customer, which lists link to; `:pid` is the partner who referred the customer. */
export const csrCustomer: PageManifest = {
  ...entry,
  path: '/csr-portal/:id/:pid',
  calls: [getCustomerFile],
  label: 'ui.admin_routes.csr_customer',
  hidden: true,
  page: lazyPage(async () => (await import('./customer/CustomerPage')).CustomerPage),
};
