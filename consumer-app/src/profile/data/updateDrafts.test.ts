import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillEmptyValues, replaceValues } from './updateDrafts';

const QUICK = { employment_status_code: 'salaried', monthly_income: 40_000, emi: 0 };

it.each([
  [{ employment_status_code: '', monthly_income: null, emi: null }, QUICK],
  [
    { employment_status_code: 'self_employed', monthly_income: 61_000, emi: null },
    { employment_status_code: 'self_employed', monthly_income: 61_000, emi: 0 },
  ],
  [
    { first_name: '', emi: 0, monthly_income: null },
    { first_name: '', emi: 0, monthly_income: 40_000 },
  ],
])('fills the empty fields of the draft %j', (draft, filled) => {
  expect(fillEmptyValues(QUICK)(draft)).toEqual(filled);
});

const value = fc.oneof(fc.constant(''), fc.constant(null), fc.string(), fc.nat(), fc.boolean());
const values = fc.dictionary(fc.constantFrom(...Object.keys(QUICK), 'first_name'), value);

it('never changes what was typed, and adds no field', () => {
  fc.assert(
    fc.property(values, (draft) => {
      const filled = fillEmptyValues(QUICK)(draft);
      expect(Object.keys(filled)).toEqual(Object.keys(draft));
      const typed = Object.entries(draft).filter(([, one]) => one !== '' && one !== null);
      for (const [name, one] of typed) expect(filled[name]).toBe(one);
    }),
  );
});

it('replaces the loan that a draft names, and adds none', () => {
  const change = replaceValues({ se_loan_amount: 5_00_000, se_loan_tenure: undefined });
  expect(change({ se_loan_amount: 2_00_000, se_loan_tenure: '24' })).toEqual({
    se_loan_amount: 5_00_000,
    se_loan_tenure: '24',
  });
  expect(change({ first_name: 'Asha' })).toEqual({ first_name: 'Asha' });
});
