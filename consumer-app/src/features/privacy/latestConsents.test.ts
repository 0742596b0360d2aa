import { expect, test } from 'vitest';
import { getConsentLines, isGranted } from './latestConsents';
import type { OwnConsent } from './useOwnData';

const answer = (fields: Partial<OwnConsent>): OwnConsent => ({
  id: '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
  purpose: 'bureau',
  lender_id: null,
  lender_name: '',
  text_version: 1,
  language: 'en',
  granted: 1,
  at: '2026-01-01T00:00:00Z',
  text: '',
  ...fields,
});

test('six purposes are listed before any consent is given', () => {
  const lines = getConsentLines([]);
  expect(lines.map(({ purpose }) => purpose)).toEqual([
    'bureau',
    'lenders',
    'sms',
    'email',
    'whatsapp',
    'calls',
  ]);
  expect(lines.every(({ last }) => last === undefined)).toBe(true);
});

test('the consent to a requested call can be withdrawn, and no other', () => {
  const lines = getConsentLines([answer({ purpose: 'call_gold' })]);
  expect(lines.slice(6).map(({ purpose, last }) => [purpose, last?.granted])).toEqual([
    ['call_gold', 1],
  ]);
});

test('the last answer counts, and each lender has a line of its own', () => {
  const lines = getConsentLines([
    answer({ purpose: 'bureau' }),
    answer({ purpose: 'application', lender_id: 2, lender_name: 'Two' }),
    answer({ purpose: 'application', lender_id: 3, lender_name: 'Three' }),
    answer({ purpose: 'application', lender_id: 2, lender_name: 'Two', granted: 0 }),
    answer({ purpose: 'bureau', granted: 0 }),
  ]);
  expect(lines[0]?.last?.granted).toBe(0);
  expect(lines.slice(6).map(({ lender, last }) => [lender, last?.granted])).toEqual([
    ['Three', 1],
    ['Two', 0],
  ]);
});

test('the comparison, which nobody is asked for, applies until the person objects', () => {
  const granted = getConsentLines([]).filter(isGranted);
  expect(granted.map(({ purpose }) => purpose)).toEqual(['lenders']);
});
