import { expect, test } from 'vitest';
import { parsePeriod } from './usePeriod';

const today = '2026-03-10';

test.each([
  ['', { choice: 'last_30_days', from: '2026-02-09', to: today }],
  ['period=yesterday', { choice: 'yesterday', from: '2026-03-09', to: '2026-03-09' }],
  ['from=2026-01-01&to=2026-01-31', { choice: 'custom', from: '2026-01-01', to: '2026-01-31' }],
  ['from=2026-02-01&to=2026-01-31', { choice: 'last_30_days', from: '2026-02-09', to: today }],
  ['period=forever', { choice: 'last_30_days', from: '2026-02-09', to: today }],
])('the address %j', (search, period) => {
  expect(parsePeriod(new URLSearchParams(search), today)).toEqual(period);
});
