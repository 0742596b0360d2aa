import { expect, test } from 'vitest';
import { isInNetworks, parseNetworks } from './keyNetworks';

test.each([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['2001:db8::7', ['10.0.0.0/8', '2001:db8::/32'], true],
  ['2001:db9::7', ['10.0.0.0/8', '2001:db8::/32'], false],
  ['203.0.113.7', [], true],
  ['', ['203.0.113.0/24'], false],
])('%s is in %j: %s', (address, networks, isIn) => {
  expect(isInNetworks(address, networks)).toBe(isIn);
});

test.each(['', 'office', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '-1/8'])(
  '%j is no network',
  (network) => {
    expect(parseNetworks([network])).toBeUndefined();
  },
);
