import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS } from './apps';

const META = /<meta name="help-desk" content="([^"]*)"/;

/** The origin to which a borrower's build posts requests for help, as its pages say; absent where to none. */
export function helpDeskOf(dist: string): string | undefined {
  const page = join(dist, APPS.consumer.name, 'index.html');
  const [, address = ''] = existsSync(page) ? (META.exec(readFileSync(page, 'utf8')) ?? []) : [];
  const { origin = 'null', protocol = '' } = URL.canParse(address) ? new URL(address) : {};
  return /^https?:$/.test(protocol) ? origin : undefined;
}
