import type { Area } from '../resources/area';

/**
 * Returns the area of a page by its first path segment. `/{partner}/partner/login` and the paths below
 * it are the partner area too: each partner can sign in under its own name.
 */
export function getArea(pathname: string): Area {
  const [first, second, third] = pathname.toLowerCase().split('/').filter(Boolean);
  if (first === 'admin') return 'admin';
  if (first === 'partner') return 'partner';
  if (second === 'partner' && third === 'login') return 'partner';
  return 'consumer';
}
