import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { manifestFiles } from './manifest';

const files = new Map(manifestFiles().map(({ path, content }) => [path, content]));
const manifest = (path: string): Record<string, unknown> => JSON.parse(files.get(path) ?? '');

it('the product installs under its own name and colour', () => {
  expect(manifest('manifest.webmanifest')).toMatchObject({
    name: 'Cedarloop',
    start_url: '/',
    theme_color: '#4EC9DB',
    display: 'standalone',
  });
});

it('a partner’s sign-in page installs as the partner’s', () => {
  expect(manifest('manifests/campusid.webmanifest')).toMatchObject({
    name: 'Campidar Card',
    start_url: '/campusid',
    theme_color: '#F2B705',
    icons: [{ src: '/icons/campusid.svg' }],
  });
  expect(files.get('icons/campusid.svg')).toContain('Campidar Card');
});

it.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is there in its size', (file, size) => {
  const image = readFileSync(resolve(import.meta.dirname, '../../public/icons', file));
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([size, size]);
});
