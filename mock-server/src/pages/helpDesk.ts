import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS } from './apps';

const HELP_DESK = /<meta name="help-desk" content="([^"]*)"/;
const TRACKING = /<meta name="tracking" content="([^"]*)"/;

/** The content of a meta element of the borrower's pages; '' where there is none. */
function metaOf(dist: string, pattern: RegExp): string {
  const page = join(dist, APPS.consumer.name, 'index.html');
  return existsSync(page) ? (pattern.exec(readFileSync(page, 'utf8'))?.[1] ?? '') : '';
}

/** The origin of a web address; undefined for anything else. */
function originOf(address: string): string | undefined {
  const { origin = 'null', protocol = '' } = URL.canParse(address) ? new URL(address) : {};
  return /^https?:$/.test(protocol) ? origin : undefined;
}

/** The origin to which a borrower's build posts requests for help, as its pages say; absent where to none. */
export const readHelpDeskOrigin = (dist: string): string | undefined =>
  originOf(metaOf(dist, HELP_DESK));

/** The origins at which a borrower's build looks up addresses and counts visits. */
export const trackingOf = (dist: string): string[] =>
  metaOf(dist, TRACKING)
    .split(' ')
    .flatMap((address) => originOf(address) ?? []);
