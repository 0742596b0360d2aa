import { type AdminRole } from '@marketplace/shared/session';
import { adminHome, adminRouteFor, canVisit } from '@marketplace/shared/session/adminRoutes';
import { pages, resources } from './resources';

const known = [
  ...pages.map(({ path }) => path),
  ...resources.flatMap(({ name, list }) => (list ? [`/${name}`] : [])),
];

/**
 * Returns the path below /admin from which a role starts: its home if this console has that page,
 * else the first page of the menu that the role may see, else the start page.
 */
export function home(role: AdminRole | undefined): string {
  if (role === undefined) return '/';
  const wanted = adminHome(role).replace(/^\/admin/, '');
  if (known.includes(wanted)) return wanted;
  const allowed = (path: string) =>
    adminRouteFor(`/admin${path}`) !== undefined && canVisit(role, `/admin${path}`);
  return known.find(allowed) ?? '/';
}
