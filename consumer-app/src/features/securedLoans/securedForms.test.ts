import { goldLoan, housingLoan } from '@marketplace/shared/api';
import { expect, it } from 'vitest';
import { toAnswers } from '../../form/spec/answers';
import { validateAnswers } from '../../form/spec/answersSchema';
import { userWith } from '../../testing/user';
import { GOLD_FORM, HOUSING_FORM } from './securedForms';

it.each([
  ['gold', GOLD_FORM, goldLoan.body],
  ['housing', HOUSING_FORM, housingLoan.body],
] as const)('the %s form sends only what its call takes', (_, form, body) => {
  const answers = { ...toAnswers(form, userWith()), se_loan_amount: 100_000 };
  const checked = validateAnswers(form, answers);
  const sent = checked.ok ? Object.keys(checked.value) : [];
  expect(sent.length).toBeGreaterThan(5);
  expect(Object.keys(body?.fields ?? {})).toEqual(expect.arrayContaining(sent));
});

it.each([GOLD_FORM, HOUSING_FORM])('asks for what it requires', (form) => {
  const names = form.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining([...form.required({})]));
});

const PLACE = ['first_name', 'last_name', 'mobile_phone_number', 'postal_code', 'city'];

it.each([
  ['gold', GOLD_FORM, ['call_gold'], [...PLACE, 'se_loan_amount']],
  [
    'housing',
    HOUSING_FORM,
    ['call_housing'],
    [
      ...PLACE,
      'state',
      'birth_date',
      'tin',
      'employment_status_code',
      'monthly_income',
      'se_loan_amount',
    ],
  ],
] as const)('the %s form left empty misses what a call back needs', (_, form, consents, needed) => {
  const checked = validateAnswers(form, toAnswers(form, {}));
  const missed = checked.ok ? [] : Object.keys(checked.errors);
  expect(missed.toSorted()).toEqual([...needed].toSorted());
  expect(form.consents).toEqual(consents);
});
