import type { Brand } from './brand';
import { buildLogoSvg, toDataUri } from './logo';

const PREFIX = { admin: 'Admin - ', partner: 'Partner - ', consumer: '' } as const;

/** Builds a page title: 'Admin - Lenders | Cedarloop', 'Partner - …', without prefix for borrowers. */
export function getPageTitle(area: keyof typeof PREFIX, page: string, { name }: Brand): string {
  return `${PREFIX[area]}${page} | ${name}`;
}

/** Returns the address of a brand's favicon: its uploaded logo, else the drawn mark as a `data:` URI. */
export function getFaviconUri({ logo, name, primary, secondary }: Brand): string {
  return logo.startsWith('data:') ? toDataUri(buildLogoSvg(name, primary, secondary)) : logo;
}
