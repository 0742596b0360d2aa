import { afterEach, expect, test } from 'vitest';
import { now, setClockOffset } from '../clock';
import { findTotpStep, newTotpSecret, toBase32, computeTotp, getTotpStep } from './totp';

afterEach(() => setClockOffset(0));

const secret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i s ends the code of eight digits in RFC 6238', (seconds, long) => {
  expect(computeTotp(secret, getTotpStep(seconds * 1000))).toBe(long.slice(-6));
});

test('a secret has 160 bits in Base32', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/u);
});

test('a code is valid one time step around its own, and only once', () => {
  setClockOffset(2_000_000_000_000 - now());
  const step = getTotpStep();
  for (const near of [step - 1, step, step + 1])
    expect(findTotpStep(secret, computeTotp(secret, near), 0)).toBe(near);
  for (const far of [step - 2, step + 2])
    expect(findTotpStep(secret, computeTotp(secret, far), 0)).toBeUndefined();
  expect(findTotpStep(secret, computeTotp(secret, step), step)).toBeUndefined();
  expect(findTotpStep(secret, '', 0)).toBeUndefined();
});
