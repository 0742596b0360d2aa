import type { Area } from '../api/area';

/**
 * The area that a page belongs to, by its first path segment. `/{partner}/partner/login` and what
 * lies below is the partner's door under a partner's own name.
 */
export function areaOf(pathname: string): Area {
  const [first, second, third] = pathname.toLowerCase().split('/').filter(Boolean);
  if (first === 'admin') return 'admin';
  if (first === 'partner') return 'partner';
  if (second === 'partner' && third === 'login') return 'partner';
  return 'consumer';
}
