import type { Brand } from './brand';
import { logoSvg, svgDataUri } from './logo';

const PREFIX = { admin: 'Admin - ', partner: 'Partner - ', consumer: '' } as const;

/** The title of a page: 'Admin - Lenders | Cedarloop', 'Partner - …', and no prefix for borrowers. */
export function pageTitle(area: keyof typeof PREFIX, page: string, { name }: Brand): string {
  return `${PREFIX[area]}${page} | ${name}`;
}

/** The icon of a brand's pages as a `data:` URI. */
export function faviconUri({ name, primary, secondary }: Brand): string {
  return svgDataUri(logoSvg(name, primary, secondary));
}
