import { locality, validate } from '@marketplace/shared/schema';
import { object } from 'yup';
import { expect, test } from 'vitest';
import { DISTRICTS } from './districts';
import { translatePlace } from './translatePlace';
import { findPincodePlace } from './findPincodePlace';

test.each([
  ['110001', 'New Delhi', 'Delhi'],
  ['560001', 'Bengaluru', 'Karnataka'],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['400601', 'Thane', 'Maharashtra'],
  ['201301', 'Noida', 'Uttar Pradesh'],
  ['247667', 'Roorkee', 'Uttarakhand'],
  ['247001', 'Saharanpur', 'Uttar Pradesh'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['605602', 'Villupuram', 'Tamil Nadu'],
  ['682555', 'Kavaratti', 'Lakshadweep'],
  ['533464', 'Yanam', 'Puducherry'],
  ['737101', 'Gangtok', 'Sikkim'],
])('%s is in %s, %s', (pincode, city, state) => {
  expect(findPincodePlace(pincode)).toEqual({ city, state });
});

test.each(['', '56000', '5600011', '060001', '999999', '56 001', 'abcdef'])(
  '%j is in no place that is known',
  (pincode) => {
    expect(findPincodePlace(pincode)).toBeUndefined();
  },
);

test.each([
  ['560001', 'बेंगलुरु', 'कर्नाटक'],
  ['201301', 'नोएडा', 'उत्तर प्रदेश'],
  ['302001', 'जयपुर', 'राजस्थान'],
])('%s is in %s, %s in Hindi', (pincode, city, state) => {
  const place = findPincodePlace(pincode);
  expect(place && translatePlace(place)).toEqual({ city, state });
});

test('every place has a Hindi name that is valid in a profile', () => {
  const schema = object({ city: locality(), state: locality() });
  for (const [state, entries] of Object.entries(DISTRICTS))
    for (const entry of entries.split(',')) {
      const hindi = translatePlace({ city: entry.slice(entry.indexOf(' ') + 1), state });
      expect(`${hindi.city} ${hindi.state}`).toMatch(/^[\p{Script=Devanagari} ]+$/u);
      expect(validate(schema, hindi)).toMatchObject({ ok: true });
    }
});

test('every place is valid in a profile, and no prefix has two', () => {
  const schema = object({ city: locality(), state: locality() });
  const prefixes = Object.values(DISTRICTS).flatMap((entries) =>
    entries.split(',').map((entry) => entry.split(' ')[0] ?? ''),
  );
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(Object.keys(DISTRICTS)).toHaveLength(36);
  for (const prefix of prefixes) {
    const place = findPincodePlace(prefix.padEnd(6, '9')) ?? {};
    expect(validate(schema, place)).toMatchObject({ ok: true });
  }
});
