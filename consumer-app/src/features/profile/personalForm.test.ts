import { CONSENTS_FOR_OFFERS } from '@marketplace/shared/schema';
import { describe, expect, it } from 'vitest';
import { formTexts as english } from '../../i18n/en/form';
import { toAnswers } from '../../form/spec/answers';
import { validateAnswers } from '../../form/spec/answersSchema';
import { type Answers, getAskedFields } from '../../form/spec/formSpec';
import { PERSONAL_FORM } from './personalForm';

const NOTHING = toAnswers(PERSONAL_FORM, {});

const SALARIED: Answers = {
  ...NOTHING,
  first_name: 'अमित',
  last_name: 'शर्मा',
  birth_date: '27/03/1990',
  gender: 'male',
  tin: 'abcpd1234e',
  email: 'amit@example.in',
  mobile_phone_number: '+91 98765 43210',
  address1: '14, Lake View Road',
  postal_code: '560 001',
  residence_type: 'owned',
  employment_status_code: 'salaried',
  employer_name: 'Anvaya Software',
  officepincode: '560001',
  salary_mode: 'bank_transfer',
  monthly_income: 45_000,
  se_loan_amount: 2_00_000,
  se_loan_tenure: '36',
  loan_purpose: 'medical',
};

const check = (answers: Answers) => validateAnswers(PERSONAL_FORM, answers);

const getErrors = (answers: Answers) => {
  const checked = check(answers);
  return checked.ok ? {} : checked.errors;
};

describe('what is sent', () => {
  it('accepts numbers with grouping, displayed dates, and letters of any script', () => {
    expect(check(SALARIED)).toMatchObject({
      ok: true,
      value: {
        first_name: 'अमित',
        birth_date: '1990-03-27',
        tin: 'ABCPD1234E',
        mobile_phone_number: '9876543210',
        postal_code: '560001',
        emi: 0,
        allow_sms: 0,
        prefer_net_banking: null,
        se_loan_tenure: 36,
      },
    });
  });

  it('sends a masked PAN back as it came', () => {
    expect(check({ ...SALARIED, tin: 'ABCP******' })).toMatchObject({
      ok: true,
      value: { tin: 'ABCP******' },
    });
  });

  it('empties answers to questions that are no longer asked', () => {
    const checked = check({
      ...SALARIED,
      monthly_rent: 9_000,
      business_account: true,
      employment_status_code: 'self_employed',
      business_years: '3',
      business_current_turnover: '500000',
    });
    expect(checked).toMatchObject({
      ok: true,
      value: {
        employer_name: '',
        officepincode: '',
        salary_mode: '',
        monthly_rent: 0,
        business_account: 1,
        business_years: '3',
      },
    });
    expect(check({ ...SALARIED, business_account: true })).toMatchObject({
      value: { business_account: 0, business_years: '', business_registration_type: '' },
    });
  });

  it('ignores an invalid answer to a hidden question', () => {
    const values = { ...SALARIED, employment_status_code: 'business', officepincode: '12' };
    expect(Object.keys(getErrors(values))).toEqual(['business_current_turnover']);
  });
});

describe('what is wrong', () => {
  it('says of each missing field what to enter, in words of the form', () => {
    const errors = getErrors(NOTHING);
    const texts: Record<string, string> = english.missing;
    expect(Object.keys(errors)).toContain('employment_status_code');
    for (const [name, { key }] of Object.entries(errors)) {
      expect(key).toBe(`missing.${name}`);
      expect(texts[name]).toBeTruthy();
    }
  });

  it('counts a group of radio buttons without a choice as missing', () => {
    expect(getErrors({ ...SALARIED, employment_status_code: null })).toEqual({
      employment_status_code: { key: 'missing.employment_status_code' },
    });
  });

  it.each([
    ['monthly_income', 0, 'validation.monthly_income'],
    ['monthly_income', 10_00_001, 'validation.monthly_income'],
    ['se_loan_amount', 0, 'missing.se_loan_amount'],
    ['se_loan_amount', 999, 'outside.se_loan_amount'],
    ['se_loan_amount', 50_00_001, 'outside.se_loan_amount'],
    ['first_name', 'Amit2', 'validation.person_name'],
    ['birth_date', '31/02/1990', 'validation.date'],
    ['birth_date', '01/01/2020', 'validation.age'],
    ['tin', 'ABCDE1234F', 'validation.pan'],
    ['address1', 'Flat 4/2', 'validation.address1'],
  ])('%s of %s is refused', (name, value, key) => {
    expect(getErrors({ ...SALARIED, [name]: value })).toMatchObject({ [name]: { key } });
  });
});

describe('the questions that are asked', () => {
  const asked = (answers: Answers) =>
    getAskedFields(PERSONAL_FORM, { ...SALARIED, ...answers }).map(({ name }) => name);

  const askedOfAll = asked({ employment_status_code: '' });

  it.each<[string, readonly string[]]>([
    ['salaried', ['employer_name', 'officepincode', 'salary_mode']],
    ['self_employed', ['business_current_turnover', 'business_years', 'business_account']],
    [
      'business',
      [
        'business_current_turnover',
        'business_registration_type',
        'business_years',
        'business_account',
      ],
    ],
  ])('of one who is %s are these beside those of everyone', (employment_status_code, own) => {
    const names = asked({ employment_status_code });
    expect(names).toEqual(expect.arrayContaining(askedOfAll));
    expect(names.filter((name) => !askedOfAll.includes(name))).toEqual(own);
  });

  it('depend on earlier answers', () => {
    expect(asked({ residence_type: 'rented' })).toContain('monthly_rent');
    expect(asked({ residence_type: 'owned' })).not.toContain('monthly_rent');
  });

  it('leave the last name out for one who has one name only, and send it empty', () => {
    const one = { ...SALARIED, one_name: true };
    expect(asked(one)).not.toContain('last_name');
    expect(check(one)).toMatchObject({ ok: true, value: { one_name: 1, last_name: '' } });
    expect(asked({ one_name: false })).toContain('last_name');
    expect(getErrors({ ...SALARIED, last_name: '' })).toEqual({
      last_name: { key: 'missing.last_name' },
    });
  });

  it('end with the consents without which there are no offers', () => {
    expect(PERSONAL_FORM.consents).toEqual([...CONSENTS_FOR_OFFERS]);
  });

  it('cover every field of the profile that a person fills in', () => {
    expect(askedOfAll).toEqual(expect.arrayContaining(['educational_level', 'prefer_net_banking']));
  });
});
