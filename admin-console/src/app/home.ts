import { type AdminRole, adminHome, adminRouteFor, mayVisit } from '@marketplace/shared/session';
import { pages, resources } from './resources';

const known = [
  ...pages.map(({ path }) => path),
  ...resources.flatMap(({ name, list }) => (list ? [`/${name}`] : [])),
];

/**
 * Where a role starts, below /admin: its home where that page is here, else the first of the menu
 * that it may see, else the bare start page.
 */
export function home(role: AdminRole | undefined): string {
  if (role === undefined) return '/';
  const wanted = adminHome(role).replace(/^\/admin/, '');
  if (known.includes(wanted)) return wanted;
  const allowed = (path: string) =>
    adminRouteFor(`/admin${path}`) !== undefined && mayVisit(role, `/admin${path}`);
  return known.find(allowed) ?? '/';
}
