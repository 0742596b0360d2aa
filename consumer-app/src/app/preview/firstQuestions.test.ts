import { getOptionIds } from '@marketplace/shared/schema';
import { describe, expect, it, test } from 'vitest';
import { BUSINESS_FORM } from '../../features/business/businessForm';
import { PERSONAL_FORM } from '../../features/profile/personalForm';
import { putQuestionsFirst } from '../../profile';

const namesIn = ({ sections }: Pick<typeof PERSONAL_FORM, 'sections'>) =>
  sections.map(({ id, fields }) => [id, fields.map(({ name }) => name)] as const);

describe.each([
  ['personal', PERSONAL_FORM],
  ['business', BUSINESS_FORM],
])('the %s loan form', (_, form) => {
  it('stays as it is without first questions', () => {
    expect(putQuestionsFirst(form)).toBe(form);
    expect(putQuestionsFirst(form, ['unknown'])).toBe(form);
  });

  test.each(getOptionIds('funnelQuestion'))('asks each field once with %s first', (question) => {
    const all = namesIn(putQuestionsFirst(form, [question])).flatMap(([, names]) => names);
    const before = namesIn(form).flatMap(([, names]) => names);
    expect(all.toSorted()).toEqual(before.toSorted());
  });
});

it('asks the questions in the order of the funnel, in a section before the others', () => {
  const [first, ...rest] = namesIn(putQuestionsFirst(PERSONAL_FORM, ['place', 'amount']));
  const loan = ['se_loan_amount', 'se_loan_tenure', 'loan_purpose'];
  expect(first).toEqual(['first', ['postal_code', 'city', 'state', ...loan]]);
  // The section of the loan has no question left.
  const others = PERSONAL_FORM.sections.map(({ id }) => id).filter((id) => id !== 'loan');
  expect(rest.map(([id]) => id)).toEqual(others);
});

it('moves the questions that follow from an answer with it', () => {
  const [first] = namesIn(putQuestionsFirst(PERSONAL_FORM, ['work']));
  expect(first?.[1].slice(0, 2)).toEqual(['employment_status_code', 'employer_name']);
});
