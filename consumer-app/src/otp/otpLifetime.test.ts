import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_LIFE_MS, RESEND_SECONDS, secondsToResend, triesLeft } from './codeLife';

it('counts down to another code, never below nothing and never above the wait', () => {
  expect(secondsToResend(1000, 1000)).toBe(RESEND_SECONDS);
  expect(secondsToResend(0, RESEND_SECONDS * 1000 - 1)).toBe(1);
  expect(secondsToResend(0, RESEND_SECONDS * 1000)).toBe(0);
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (sentAt, now) => {
      const seconds = secondsToResend(sentAt, now);
      expect(seconds >= 0 && seconds <= RESEND_SECONDS).toBe(true);
    }),
  );
});

it.each([
  [0, 0, 5],
  [4, 0, 1],
  [5, 0, 0],
  [9, 0, 0],
  [0, CODE_LIFE_MS - 1, 5],
  [0, CODE_LIFE_MS, 0],
])('after %i wrong tries and %i ms leaves %i', (wrong, age, left) => {
  expect(triesLeft(wrong, 1000, 1000 + age)).toBe(left);
});
