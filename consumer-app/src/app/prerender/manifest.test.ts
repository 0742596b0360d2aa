import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { manifestFile } from './manifest';

it('the product installs under its own name and colour', () => {
  expect(JSON.parse(manifestFile().content)).toMatchObject({
    name: 'Cedarloop',
    start_url: '/',
    theme_color: '#4EC9DB',
    display: 'standalone',
  });
});

it.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is there in its size', (file, size) => {
  const image = readFileSync(resolve(import.meta.dirname, '../../../public/icons', file));
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([size, size]);
});
