import {
  type Brand,
  brandFor,
  DEFAULT_BRAND,
  logoSvg,
  PARTNER_IDENTIFIERS,
} from '@marketplace/shared/branding';

export interface BuiltFile {
  /** Path from the web root, without leading slash. */
  path: string;
  content: string;
}

const png = (file: string, size: number, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const OWN_ICONS = [
  png('icon-192.png', 192),
  png('icon-512.png', 512),
  png('maskable-512.png', 512, 'maskable'),
];

const manifestOf = ({ name, primary }: Brand, start: string, icons: readonly object[]): string =>
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

function filesOf(brand: Brand): BuiltFile[] {
  const segment = brand.id.toLowerCase();
  const icon = { src: `/icons/${segment}.svg`, sizes: 'any', type: 'image/svg+xml' };
  return [
    { path: `manifests/${segment}.webmanifest`, content: manifestOf(brand, `/${segment}`, [icon]) },
    { path: `icons/${segment}.svg`, content: logoSvg(brand.name, brand.primary, brand.secondary) },
  ];
}

/** The web manifests: the product's own, and one for each partner that starts at the partner's page. */
export const manifestFiles = (): BuiltFile[] => [
  { path: 'manifest.webmanifest', content: manifestOf(DEFAULT_BRAND, '/', OWN_ICONS) },
  ...PARTNER_IDENTIFIERS.map((id) => brandFor(id))
    .filter(({ name }) => name !== DEFAULT_BRAND.name)
    .flatMap(filesOf),
];
