import type { Brand } from './brand';

/** An icon of an installed app, as the Web Application Manifest names it. */
interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

/** Writes the web manifest with which a phone installs a brand's pages, which start at the path `start`. */
export const buildWebManifest = (
  { name, primary }: Pick<Brand, 'name' | 'primary'>,
  start: string,
  icons: readonly ManifestIcon[],
): string =>
  JSON.stringify({
    id: start,
    name,
    short_name: name,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: primary,
    background_color: '#ffffff',
    lang: 'en-IN',
    categories: ['finance'],
    icons,
  });
