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

const areaTitle: Record<Area, string | undefined> = {
  admin: 'Admin',
  partner: 'Partner',
  consumer: undefined,
};

/** `Admin - {page} | {brand}`; the consumer's pages go without the area's name. */
export function pageTitle(area: Area, page: string, brand: string): string {
  const prefix = areaTitle[area];
  const name = page.trim();
  if (!name) return brand;
  return prefix ? `${prefix} - ${name} | ${brand}` : `${name} | ${brand}`;
}
