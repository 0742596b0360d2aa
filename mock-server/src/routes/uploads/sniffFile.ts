/** Allowed image types, by file extension. */
export type ImageKind = 'png' | 'jpg' | 'webp';

function startsWith(bytes: Buffer, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

/** Detects a picture's type from its first bytes, because its name and declared type prove nothing. */
export function sniffImage(bytes: Buffer): ImageKind | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return 'webp';
  return undefined;
}

/** Detects a picture or a PDF by its first bytes. */
export function sniffDocument(bytes: Buffer): ImageKind | 'pdf' | undefined {
  return startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]) ? 'pdf' : sniffImage(bytes);
}
