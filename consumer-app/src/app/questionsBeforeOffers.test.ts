import { userSchema } from '@marketplace/shared/schema';
import { describe, expect, it } from 'vitest';
import { toAnswers } from '../form/spec/answers';
import { validateAnswers } from '../form/spec/answersSchema';
import type { Answers, FormSpec } from '../form/spec/formSpec';
import { getVisibleFields } from '../form/spec/formSpec';
import { computeTimeLeft } from '../form/spec/timeLeft';
import { toLenderForm } from '../profile/form/toLenderForm';
import { userWith } from '../testing/user';
import { BUSINESS_FORM } from '../features/business/businessForm';
import { PERSONAL_FORM } from '../features/profile/personalForm';

const MOST_QUESTIONS = 16;
/** The contact, its code, the product; and whether the business has a certificate. */
const BEFORE_PERSONAL = 3;
const BEFORE_BUSINESS = 4;

const FIELDS = Object.keys(userSchema.fields);

const getShown = (form: FormSpec, answers: Answers): string[] =>
  form.sections
    .filter(({ folded }) => !folded)
    .flatMap((section) => getVisibleFields(section, answers))
    .map(({ name }) => name);

const NOBODY = toAnswers(PERSONAL_FORM, {});

const CASES = [
  ['salaried', PERSONAL_FORM, { employment_status_code: 'salaried' }, BEFORE_PERSONAL],
  ['self-employed', PERSONAL_FORM, { employment_status_code: 'self_employed' }, BEFORE_PERSONAL],
  ['a proprietor', BUSINESS_FORM, {}, BEFORE_BUSINESS],
  ['a firm', BUSINESS_FORM, { business_registration_type: 'llp' }, BEFORE_BUSINESS],
] as const;

describe.each(CASES)('one who is %s', (_, form, given, before) => {
  const answers: Answers = { ...NOBODY, ...given };

  it('is asked 16 questions at most before the first own offer', () => {
    // The box for one name only is another answer to the question of the last name.
    const shown = getShown(form, answers).filter((name) => name !== 'one_name');
    expect(before + shown.length + form.consents.length).toBeLessThanOrEqual(MOST_QUESTIONS);
    expect(form.consents).toEqual(['bureau']);
    expect(form.onePage).toBe(true);
  });

  it('is asked nothing twice, and finds all that a lender needs on the same form', () => {
    const names = form.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    const needed = [...form.required(answers), ...(form.requiredLater?.(answers) ?? [])];
    for (const name of needed.filter((one) => !(one in (form.fixed ?? {}))))
      expect(names).toContain(name);
    for (const name of names) expect(FIELDS).toContain(name);
  });

  it('sees what a chosen lender needs first, and the rest folded', () => {
    const lender = toLenderForm(form, ['address1', 'business_years']);
    const open = lender.sections.filter(({ folded }) => !folded).map(({ id }) => id);
    expect(open).toEqual(['contact', 'work']);
    expect(lender.sections.length).toBe(form.sections.length);
    expect(lender.id).toBe(form.id);
    expect(lender.consents).toEqual([]);
  });
});

describe('the time left', () => {
  const getLeft = (answers: Answers) => {
    const checked = validateAnswers(PERSONAL_FORM, answers);
    return computeTimeLeft(PERSONAL_FORM, answers, checked.ok ? {} : checked.errors);
  };

  it('falls with each answer, and never counts what is asked later', () => {
    const steps: Answers[] = [
      {},
      { se_loan_amount: 200_000, se_loan_tenure: '36', loan_purpose: 'medical' },
      { employment_status_code: 'salaried', monthly_income: 50_000 },
      { first_name: 'Asha', last_name: 'Rao', birth_date: '07/03/1990' },
      { tin: 'ABCPD1234E' },
    ];
    let answers: Answers = NOBODY;
    const left = steps.map((step) => {
      answers = { ...answers, ...step };
      return getLeft(answers);
    });
    expect(left.map(({ questions }) => questions)).toEqual([10, 7, 5, 2, 1]);
    expect(left[0]?.minutes).toBeGreaterThan(left.at(-1)?.minutes ?? 0);
    expect(left.at(-1)?.minutes).toBe(1);
  });

  it('is one question less for one who has one name only', () => {
    expect(getLeft({ ...NOBODY, one_name: true }).questions).toBe(9);
  });

  it('counts only the consent once all is answered', () => {
    expect(getLeft(toAnswers(PERSONAL_FORM, userWith()))).toEqual({ questions: 1, minutes: 1 });
  });
});
