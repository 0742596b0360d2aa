import { expect, test } from 'vitest';
import { findGstStateCode, getGstinState } from './gstStates';

test.each([
  ['Maharashtra', '27'],
  ['tamil nadu', '33'],
  ['Tamilnadu', '33'],
  ['Jammu & Kashmir', '01'],
  ['New Delhi', '07'],
  ['Bombay', undefined],
  ['', undefined],
])('the state %s has the code %s', (state, code) => {
  expect(findGstStateCode(state)).toBe(code);
});

test('a GSTIN names its state', () => {
  expect(getGstinState('29DEMCB1001K1Z5')).toBe('Karnataka');
  expect(getGstinState('00DEMCB1001K1Z5')).toBe('');
});
