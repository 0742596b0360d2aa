import type { Brand } from './brand';
import { logoSvg, svgDataUri } from './logo';

const PREFIX = { admin: 'Admin - ', partner: 'Partner - ', consumer: '' } as const;

/** Builds a page title: 'Admin - Lenders | Cedarloop', 'Partner - …', without prefix for borrowers. */
export function pageTitle(area: keyof typeof PREFIX, page: string, { name }: Brand): string {
  return `${PREFIX[area]}${page} | ${name}`;
}

/** Returns a brand's favicon as a `data:` URI. */
export function faviconUri({ name, primary, secondary }: Brand): string {
  return svgDataUri(logoSvg(name, primary, secondary));
}
