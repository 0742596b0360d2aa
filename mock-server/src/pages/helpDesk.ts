import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS } from './apps';

const HELP_DESK = /<meta name="help-desk" content="([^"]*)"/;
const TRACKING = /<meta name="tracking" content="([^"]*)"/;

/** Returns the content of a meta element in the borrower's build; '' if there is none. */
function readMeta(dist: string, pattern: RegExp): string {
  const page = join(dist, APPS.consumer.name, 'index.html');
  return existsSync(page) ? (pattern.exec(readFileSync(page, 'utf8'))?.[1] ?? '') : '';
}

/** Returns the origin of an http(s) URL; undefined for anything else. */
function parseOrigin(address: string): string | undefined {
  const { origin = 'null', protocol = '' } = URL.canParse(address) ? new URL(address) : {};
  return /^https?:$/.test(protocol) ? origin : undefined;
}

/**
 * Returns the origin that a borrower's build posts help requests to, from its meta element;
 * undefined if none.
 */
export const readHelpDeskOrigin = (dist: string): string | undefined =>
  parseOrigin(readMeta(dist, HELP_DESK));

/** Returns the origins that a borrower's build uses for address lookups and visit counts. */
export const readTrackingOrigins = (dist: string): string[] =>
  readMeta(dist, TRACKING)
    .split(' ')
    .flatMap((address) => parseOrigin(address) ?? []);
