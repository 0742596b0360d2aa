import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS } from './apps';

/** What a path leads to: a page, nothing, or possibly a partner's sign-in, which needs a look-up. */
export type PathMatch = 'page' | 'none' | { segment: string };

export type IsPartnerSegment = (segment: string) => Promise<boolean>;

/** A path of one segment, which may be a partner's. */
const ONE_SEGMENT = /^\/([\w-]{1,40})$/;

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Returns a function that resolves a path of the borrower's app, from the list `routes.json` in its
 * build. Without the list, every path is a page.
 */
export function readRoutes(dist: string): (path: string) => PathMatch {
  const file = join(dist, APPS.consumer.name, 'routes.json');
  return existsSync(file) ? parseRoutes(readFileSync(file, 'utf8')) : () => 'page';
}

/** Returns a function that resolves a path by a JSON list of routes, in which `:name` matches any one segment. */
export function parseRoutes(list: string): (path: string) => PathMatch {
  const paths: unknown = JSON.parse(list);
  const patterns = Array.isArray(paths) ? paths.map((path) => toPattern(String(path))) : [];
  return (asked) => {
    const path = asked.replace(/(?<=.)\/+$/, '');
    if (patterns.some((pattern) => pattern.test(path))) return 'page';
    const [, segment] = ONE_SEGMENT.exec(path) ?? [];
    return segment === undefined ? 'none' : { segment };
  };
}

/** Whether a route is a page. If the look-up of partners fails, treats the segment as a partner's. */
export const pathExists = async (
  place: PathMatch,
  isPartnerSegment: IsPartnerSegment,
): Promise<boolean> =>
  typeof place === 'string' ? place === 'page' : isPartnerSegment(place.segment).catch(() => true);
