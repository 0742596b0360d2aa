import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkZipSize } from './zipSize';

/** A ZIP file of one entry that claims to be small. */
function buildZip(content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(10, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
}

test('a small archive passes', () => {
  expect(() => checkZipSize(buildZip(Buffer.from('hello')))).not.toThrow();
});

test('an archive that unpacks to more than it declares, or than is allowed, is refused', () => {
  const bomb = buildZip(Buffer.alloc(65 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  expect(() => checkZipSize(bomb)).toThrow(/larger than/u);
});

test('a damaged archive is refused', () => {
  expect(() => checkZipSize(Buffer.from('PK nothing'))).toThrow('whole');
  expect(() => checkZipSize(buildZip(Buffer.from('hello')).subarray(10))).toThrow('damaged');
});
