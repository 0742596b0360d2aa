import type { AdminRole } from '../api/area';

/** A page of the admin console. */
export interface AdminRoute {
  /** Key of its texts under `ui.admin_routes`. */
  name: string;
  /** `:name` stands for one segment. */
  path: `/admin/${string}`;
  roles: readonly AdminRole[];
}

const all = [1, 2, 3] as const;
const full = [1] as const;
const reporting = [1, 2] as const;
const calling = [1, 3] as const;

/** Every page of the admin console and who may see it (specification, section 2). */
export const adminRoutes = [
  { name: 'dashboard', path: '/admin/dashboard', roles: reporting },
  { name: 'mis_upload', path: '/admin/mis-upload', roles: full },
  { name: 'vendors_on_off', path: '/admin/vendors-on-off', roles: full },
  { name: 'lenders', path: '/admin/lenders', roles: full },
  { name: 'lender', path: '/admin/lenders/:lenderId', roles: full },
  { name: 'customer_eligibility', path: '/admin/customer-eligibility', roles: full },
  { name: 'csr_portal', path: '/admin/csr-portal', roles: all },
  { name: 'csr_customer', path: '/admin/csr-portal/:id/:pid', roles: all },
  { name: 'help_requests', path: '/admin/help-requests', roles: calling },
  { name: 'internal_report', path: '/admin/internal-report', roles: reporting },
  { name: 'customer_info_deletion', path: '/admin/customer-info-deletion', roles: full },
  { name: 'customers_journey', path: '/admin/customers-journey', roles: reporting },
  { name: 'user_management', path: '/admin/user-management', roles: full },
  { name: 'commission_upload_file', path: '/admin/commission-upload-file', roles: full },
  { name: 'application_status_file', path: '/admin/application-status-file', roles: reporting },
  { name: 'merchant_management', path: '/admin/merchant-management', roles: full },
  { name: 'tracking_links', path: '/admin/tracking-links', roles: full },
  { name: 'credit_cards', path: '/admin/credit-cards', roles: full },
  { name: 'partners', path: '/admin/partners', roles: full },
  { name: 'partner', path: '/admin/partners/:id', roles: full },
  { name: 'messaging', path: '/admin/messaging', roles: full },
  { name: 'telecalling', path: '/admin/telecalling', roles: calling },
  { name: 'products_report', path: '/admin/products-report', roles: reporting },
  { name: 'vendors_products_report', path: '/admin/vendors-products-report', roles: reporting },
  { name: 'dedupe_logs', path: '/admin/dedupe-logs', roles: full },
] as const satisfies readonly AdminRoute[];

export type AdminRouteName = (typeof adminRoutes)[number]['name'];

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** Returns the page at a path, `undefined` for the sign-in page and for unknown paths. */
export function adminRouteFor(pathname: string): (typeof adminRoutes)[number] | undefined {
  return adminRoutes.find((route) => matches(route.path, pathname));
}

/**
 * Whether a role may see the page at `pathname`. Every role may open an unknown path, because it
 * shows the not-found page. A visitor without a role may open nothing.
 */
export function mayVisit(role: AdminRole | undefined, pathname: string): boolean {
  if (role === undefined) return false;
  const roles: readonly AdminRole[] | undefined = adminRouteFor(pathname)?.roles;
  return roles === undefined || roles.includes(role);
}

/**
 * Returns the page for a role after it signs in or is refused a page: the dashboard, or the first page
 * that the role may see. A role that may not see the dashboard would otherwise be redirected for ever.
 */
export function adminHome(role: AdminRole): string {
  if (mayVisit(role, '/admin/dashboard')) return '/admin/dashboard';
  const first = adminRoutes.find(
    (route) => mayVisit(role, route.path) && !route.path.includes(':'),
  );
  return first?.path ?? '/admin/login';
}
