import { expect, test } from 'vitest';
import { getPartnerSegment } from './partnerSegment';

test.each([
  ['/TARAFIN/partner/login', 'TARAFIN'],
  ['/taralune/partner/login/', 'taralune'],
  ['/a%20b/partner/login', 'a b'],
  ['/%E0%A4/partner/login', undefined],
  ['/partner/login', undefined],
  ['/partner', undefined],
  ['/x/y/partner/login', undefined],
])('%s', (path, segment) => {
  expect(getPartnerSegment(path)).toBe(segment);
});
