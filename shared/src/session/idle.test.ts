import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultIdle, idleTimeoutMs, secondsLeft, spokenSecond } from './idle';

test('the consoles rest sooner than the consumer pages', () => {
  expect(idleTimeoutMs('admin')).toBe(15 * 60_000);
  expect(idleTimeoutMs('partner')).toBe(15 * 60_000);
  expect(idleTimeoutMs('consumer')).toBe(30 * 60_000);
  expect(idleTimeoutMs('admin', { ...defaultIdle, consoleMinutes: 0.5 })).toBe(30_000);
});

test('the countdown starts full and shows 0 only at the end', () => {
  expect(secondsLeft(60_000)).toBe(60);
  expect(secondsLeft(1)).toBe(1);
  expect(secondsLeft(0)).toBe(0);
  expect(secondsLeft(-20)).toBe(0);
});

test('what is spoken is never less than what is left, and never rises', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (seconds) => {
      expect(spokenSecond(seconds)).toBeGreaterThanOrEqual(seconds);
      expect(spokenSecond(seconds - 1)).toBeLessThanOrEqual(spokenSecond(seconds));
    }),
  );
  expect([60, 45, 44, 30, 16, 15, 11, 10, 4].map(spokenSecond)).toEqual([
    60, 45, 45, 30, 30, 15, 15, 10, 5,
  ]);
});
