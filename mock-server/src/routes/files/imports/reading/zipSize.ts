import { inflateRawSync } from 'node:zlib';

const MAX_ENTRIES = 500;
const MAX_BYTES = 64 * 1024 * 1024;
const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const entrySignature = 0x02014b50;

/**
 * Throws if the entries of a ZIP file inflate to more than a limit together. Inflates them, because
 * the sizes in the file may be false.
 */
export function checkZipSize(bytes: Buffer): void {
  const end = bytes.lastIndexOf(endSignature);
  if (end < 0) throw new Error('not a whole ZIP file');
  const entries = bytes.readUInt16LE(end + 10);
  if (entries > MAX_ENTRIES) throw new Error('too many entries');
  let left = MAX_BYTES;
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry += 1) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new Error('a damaged entry');
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + packed);
    if (method !== 0 && method !== 8) throw new Error('an unknown method');
    left -=
      method === 8
        ? inflateRawSync(data, { maxOutputLength: Math.max(1, left) }).length
        : data.length;
    if (left < 0) throw new Error('too large');
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}
