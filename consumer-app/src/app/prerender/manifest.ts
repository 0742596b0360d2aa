import { DEFAULT_BRAND, buildWebManifest } from '@marketplace/shared/branding';

export interface BuiltFile {
  /** Path from the web root, without leading slash. */
  path: string;
  content: string;
}

const describePng = (file: string, size: number, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const ICONS = [
  describePng('icon-192.png', 192),
  describePng('icon-512.png', 512),
  describePng('maskable-512.png', 512, 'maskable'),
];

/** The product's own web manifest. The server writes those of the partners, which may change their brand. */
export const manifestFile = (): BuiltFile => ({
  path: 'manifest.webmanifest',
  content: buildWebManifest(DEFAULT_BRAND, '/', ICONS),
});
