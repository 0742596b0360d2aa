import { expect, test } from 'vitest';
import { isPublicAddress } from './publicAddress';

test.each([
  ['93.184.216.34', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['192.88.99.1', false],
  ['::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
