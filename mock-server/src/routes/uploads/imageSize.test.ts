import { expect, test } from 'vitest';
import { readImageSize } from './imageSize';

const bytes = (...parts: (string | readonly number[])[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const RIFF = ['RIFF', [0, 0, 0, 0], 'WEBP'] as const;

test.each([
  ['png', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 0], [0, 0, 1, 0])],
  [
    'jpg',
    // A comment segment precedes the frame, as cameras and editors write it.
    bytes([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2], [0xff, 0xc2, 0, 17, 8, 1, 0, 2, 0, 3]),
  ],
  ['webp', bytes(...RIFF, 'VP8X', [10, 0, 0, 0], [0, 0, 0, 0], [255, 1, 0, 255, 0, 0])],
  ['webp', bytes(...RIFF, 'VP8L', [9, 0, 0, 0], [0x2f], [0xff, 0xc1, 0x3f, 0x00])],
  ['webp', bytes(...RIFF, 'VP8 ', [9, 0, 0, 0], [0, 0, 0, 0x9d, 0x01, 0x2a], [0, 2, 0, 1])],
] as const)('reads 512 × 256 from a %s, case %#', (kind, file) => {
  expect(readImageSize(file, kind)).toEqual({ width: 512, height: 256 });
});

test.each(['png', 'jpg', 'webp'] as const)('finds no size in a truncated %s', (kind) => {
  expect(readImageSize(bytes(...RIFF, 'VP8X'), kind)).toBeUndefined();
});
