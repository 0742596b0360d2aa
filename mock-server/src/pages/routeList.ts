import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS } from './apps';

/** What stands at a path: a page, none, or perhaps a partner's door, which the partners tell. */
export type PathMatch = 'page' | 'none' | { door: string };

/** Whether a partner has this segment for its door. */
export type IsPartnerSegment = (segment: string) => Promise<boolean>;

/** One segment that a partner may have chosen for its door. */
const DOOR = /^\/([\w-]{1,40})$/;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Tells what of the borrower's pages stands at a path, by the list `places.json` that their build
 * leaves. Where a build has none, every path is a page.
 */
export function readRoutes(dist: string): (path: string) => PathMatch {
  const file = join(dist, APPS.consumer.name, 'places.json');
  return existsSync(file) ? parseRoutes(readFileSync(file, 'utf8')) : () => 'page';
}

/** Tells what stands at a path by a list of addresses, as JSON, in which `:name` is any one segment. */
export function parseRoutes(list: string): (path: string) => PathMatch {
  const paths: unknown = JSON.parse(list);
  const patterns = Array.isArray(paths) ? paths.map((path) => patternOf(String(path))) : [];
  return (asked) => {
    const path = asked.replace(/(?<=.)\/+$/, '');
    if (patterns.some((pattern) => pattern.test(path))) return 'page';
    const [, door] = DOOR.exec(path) ?? [];
    return door === undefined ? 'none' : { door };
  };
}

/** Whether a place is a page; partners that cannot be asked just now shut nobody out. */
export const pathExists = async (place: PathMatch, isDoor: IsPartnerSegment): Promise<boolean> =>
  typeof place === 'string' ? place === 'page' : isDoor(place.door).catch(() => true);
