import type { ImageKind } from './sniffFile';

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const PNG_HEADER_AT = 16;
const WEBP_CHUNK_AT = 12;

/** The frame headers of JPEG, which hold the size; the other markers of the range hold tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpegSize(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    if (isFrame(bytes[at + 1] ?? 0))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The three forms of WebP: extended, lossless and lossy. */
function readWebpSize(bytes: Buffer): ImageSize | undefined {
  const form = bytes.toString('latin1', WEBP_CHUNK_AT, WEBP_CHUNK_AT + 4);
  if (form === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  if (form !== 'VP8 ') return undefined;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Reads the size of an image from its header; undefined for one that is cut off. */
export function readImageSize(bytes: Buffer, kind: ImageKind): ImageSize | undefined {
  try {
    if (kind === 'jpg') return readJpegSize(bytes);
    if (kind === 'webp') return readWebpSize(bytes);
    return {
      width: bytes.readUInt32BE(PNG_HEADER_AT),
      height: bytes.readUInt32BE(PNG_HEADER_AT + 4),
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
