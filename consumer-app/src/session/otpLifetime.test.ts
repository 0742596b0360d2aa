import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  OTP_LIFETIME_MS,
  RESEND_SECONDS,
  getSecondsToResend,
  getAttemptsLeft,
} from './otpLifetime';

it('counts down to the next code, never below 0 and never above the wait', () => {
  expect(getSecondsToResend(1000, 1000)).toBe(RESEND_SECONDS);
  expect(getSecondsToResend(0, RESEND_SECONDS * 1000 - 1)).toBe(1);
  expect(getSecondsToResend(0, RESEND_SECONDS * 1000)).toBe(0);
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (sentAt, now) => {
      const seconds = getSecondsToResend(sentAt, now);
      expect(seconds >= 0 && seconds <= RESEND_SECONDS).toBe(true);
    }),
  );
});

it.each([
  [0, 0, 5],
  [4, 0, 1],
  [5, 0, 0],
  [9, 0, 0],
  [0, OTP_LIFETIME_MS - 1, 5],
  [0, OTP_LIFETIME_MS, 0],
])('after %i wrong tries and %i ms leaves %i', (wrong, age, left) => {
  expect(getAttemptsLeft(wrong, 1000, 1000 + age)).toBe(left);
});
