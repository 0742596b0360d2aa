import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultIdle, getIdleTimeoutMs, getSecondsLeft, isAnnouncedSecond } from './idle';

test('the consoles log out an idle person sooner than the consumer pages', () => {
  expect(getIdleTimeoutMs('admin')).toBe(15 * 60_000);
  expect(getIdleTimeoutMs('partner')).toBe(15 * 60_000);
  expect(getIdleTimeoutMs('consumer')).toBe(30 * 60_000);
  expect(getIdleTimeoutMs('admin', { ...defaultIdle, consoleMinutes: 0.5 })).toBe(30_000);
});

test('the countdown starts full and shows 0 only at the end', () => {
  expect(getSecondsLeft(60_000)).toBe(60);
  expect(getSecondsLeft(1)).toBe(1);
  expect(getSecondsLeft(0)).toBe(0);
  expect(getSecondsLeft(-20)).toBe(0);
});

test('the announced time is never less than the time left, and never rises', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (seconds) => {
      expect(isAnnouncedSecond(seconds)).toBeGreaterThanOrEqual(seconds);
      expect(isAnnouncedSecond(seconds - 1)).toBeLessThanOrEqual(isAnnouncedSecond(seconds));
    }),
  );
  expect([60, 45, 44, 30, 16, 15, 11, 10, 4].map(isAnnouncedSecond)).toEqual([
    60, 45, 45, 30, 30, 15, 15, 10, 5,
  ]);
});
