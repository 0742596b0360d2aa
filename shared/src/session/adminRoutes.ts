import {
  type AdminRole,
  adminUsers,
  approvals,
  auditEntries,
  creditCards,
  customers,
  customerTasks,
  disputes,
  earnings,
  erasures,
  helpRequests,
  importKinds,
  lenders,
  merchants,
  messageCampaigns,
  messageTemplates,
  merges,
  partners,
  payouts,
  REPORTING_ROLES,
  RESOURCES,
  tickets,
  trackingLinks,
} from '../resources';

export interface AdminRoute {
  /** Key of its text under `ui.admin_routes`; for a resource that is declared by its fields, its name. */
  name: string;
  /** `:name` matches one segment. */
  path: `/admin/${string}`;
  roles: readonly AdminRole[];
}

const full = [1] as const;
const reporting = REPORTING_ROLES;

/** The list and the record page of each resource that is declared by its fields. */
const resourceRoutes = RESOURCES.filter(({ labels }) => labels).flatMap(
  ({ name, read: roles }): AdminRoute[] => [
    { name, path: `/admin/${name}`, roles },
    { name, path: `/admin/${name}/:id`, roles },
  ],
);

/** Every page of the admin console and who may see it (specification, section 2). */
export const adminRoutes: readonly AdminRoute[] = [
  { name: 'dashboard', path: '/admin/dashboard', roles: reporting },
  { name: 'mis_upload', path: '/admin/mis-upload', roles: full },
  { name: 'vendors_on_off', path: '/admin/vendors-on-off', roles: full },
  { name: 'lenders', path: '/admin/lenders', roles: lenders.read },
  { name: 'lender', path: '/admin/lenders/:lenderId', roles: lenders.read },
  { name: 'customer_eligibility', path: '/admin/customer-eligibility', roles: full },
  { name: 'csr_portal', path: '/admin/csr-portal', roles: customers.read },
  { name: 'csr_customer', path: '/admin/csr-portal/:id/:pid', roles: customers.read },
  { name: 'customer_tasks', path: '/admin/customer-tasks', roles: customerTasks.read },
  { name: 'help_requests', path: '/admin/help-requests', roles: helpRequests.read },
  { name: 'payouts', path: '/admin/payouts', roles: payouts.read },
  { name: 'payout', path: '/admin/payouts/:id', roles: payouts.read },
  { name: 'disputes', path: '/admin/disputes', roles: disputes.read },
  { name: 'dispute', path: '/admin/disputes/:id', roles: disputes.read },
  { name: 'tickets', path: '/admin/tickets', roles: tickets.read },
  { name: 'ticket', path: '/admin/tickets/:id', roles: tickets.read },
  { name: 'internal_report', path: '/admin/internal-report', roles: reporting },
  {
    name: 'customer_info_deletion',
    path: '/admin/customer-info-deletion',
    roles: erasures.read,
  },
  { name: 'erasure_request', path: '/admin/customer-info-deletion/:id', roles: erasures.read },
  { name: 'customers_journey', path: '/admin/customers-journey', roles: reporting },
  { name: 'user_management', path: '/admin/user-management', roles: adminUsers.read },
  { name: 'commission_upload_file', path: '/admin/commission-upload-file', roles: full },
  {
    name: 'application_status_file',
    path: '/admin/application-status-file',
    roles: importKinds.application_status.use.admin ?? [],
  },
  { name: 'merchant_management', path: '/admin/merchant-management', roles: merchants.read },
  { name: 'tracking_links', path: '/admin/tracking-links', roles: trackingLinks.read },
  { name: 'tracking_link', path: '/admin/tracking-links/:id', roles: trackingLinks.read },
  { name: 'credit_cards', path: '/admin/credit-cards', roles: creditCards.read },
  { name: 'partners', path: '/admin/partners', roles: partners.read },
  { name: 'partner', path: '/admin/partners/:id', roles: partners.read },
  { name: 'messaging', path: '/admin/messaging', roles: messageCampaigns.read },
  { name: 'message_campaign', path: '/admin/messaging/:id', roles: messageCampaigns.read },
  { name: 'message_templates', path: '/admin/message-templates', roles: messageTemplates.read },
  { name: 'message_template', path: '/admin/message-templates/:id', roles: messageTemplates.read },
  { name: 'telecalling', path: '/admin/telecalling', roles: [1, 3] },
  { name: 'earnings', path: '/admin/earnings', roles: earnings.read },
  { name: 'products_report', path: '/admin/products-report', roles: reporting },
  { name: 'vendors_products_report', path: '/admin/vendors-products-report', roles: reporting },
  { name: 'approvals', path: '/admin/approvals', roles: approvals.read },
  { name: 'approval', path: '/admin/approvals/:id', roles: approvals.read },
  { name: 'audit_log', path: '/admin/audit-log', roles: auditEntries.read },
  { name: 'audit_entry', path: '/admin/audit-log/:id', roles: auditEntries.read },
  { name: 'dedupe_logs', path: '/admin/dedupe-logs', roles: merges.read },
  { name: 'dedupe_pair', path: '/admin/dedupe-logs/:first/:second', roles: merges.read },
  ...resourceRoutes,
];

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matches(pattern: string, path: string): boolean {
  const wanted = splitPath(pattern);
  const given = splitPath(path);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** Returns the page at a path, `undefined` for the sign-in page and for unknown paths. */
export function findAdminRoute(pathname: string): AdminRoute | undefined {
  return adminRoutes.find((route) => matches(route.path, pathname));
}

/**
 * Whether a role may see the page at `pathname`. Every role may open an unknown path, because it
 * shows the not-found page. A visitor without a role may open nothing.
 */
export function canVisit(role: AdminRole | undefined, pathname: string): boolean {
  if (role === undefined) return false;
  const roles = findAdminRoute(pathname)?.roles;
  return roles === undefined || roles.includes(role);
}

/**
 * Returns the page for a role after it signs in or is refused a page: the dashboard, or the first page
 * that the role may see. A role that may not see the dashboard would otherwise be redirected for ever.
 */
export function getAdminHome(role: AdminRole): string {
  if (canVisit(role, '/admin/dashboard')) return '/admin/dashboard';
  const first = adminRoutes.find(
    (route) => canVisit(role, route.path) && !route.path.includes(':'),
  );
  return first?.path ?? '/admin/login';
}
