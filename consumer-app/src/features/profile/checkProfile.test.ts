import { describe, expect, it } from 'vitest';
import { profileTexts as english } from '../../i18n/en/profile';
import { checkProfile, inFormOrder } from './checkProfile';
import { PROFILE_SECTIONS, shownIn } from './profileSections';
import { firstUnfinished, stepFor } from './profileSteps';
import { type ProfileValues, valuesOf } from './profileValues';

const SALARIED: ProfileValues = {
  ...valuesOf({}),
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
};

const errorsOf = (values: ProfileValues) => {
  const checked = checkProfile(values);
  return checked.ok ? {} : checked.errors;
};

describe('what is sent', () => {
  it('takes numbers as people write them, dates as they read them, and letters of any script', () => {
    const checked = checkProfile(SALARIED);
    expect(checked).toMatchObject({
      ok: true,
      body: {
        first_name: 'अमित',
        birth_date: '1990-03-27',
        tin: 'ABCPD1234E',
        mobile_phone_number: '9876543210',
        postal_code: '560001',
        emi: 0,
        allow_sms: 0,
        prefer_net_banking: null,
      },
    });
  });

  it('sends a masked PAN back as it came', () => {
    expect(checkProfile({ ...SALARIED, tin: 'ABCP******' })).toMatchObject({
      ok: true,
      body: { tin: 'ABCP******' },
    });
  });

  it('empties answers to questions that are no longer asked', () => {
    const checked = checkProfile({
      ...SALARIED,
      employment_status_code: 'self_employed',
      business_years: '3',
      business_current_turnover: '500000',
    });
    expect(checked).toMatchObject({
      ok: true,
      body: { employer_name: '', officepincode: '', salary_mode: '', business_years: '3' },
    });
  });

  it('does not trip over what a hidden question was answered with', () => {
    const values = { ...SALARIED, employment_status_code: 'business', officepincode: '12' };
    expect(Object.keys(errorsOf(values))).toEqual([
      'business_registration_type',
      'business_years',
      'business_current_turnover',
    ]);
  });
});

describe('what is wrong', () => {
  it('says of each missing field what to enter, in words of the form', () => {
    const errors = errorsOf(valuesOf({}));
    const texts: Record<string, string> = english.missing;
    expect(Object.keys(errors)).toContain('employment_status_code');
    for (const [name, { key }] of Object.entries(errors)) {
      expect(key).toBe(`missing.${name}`);
      expect(texts[name]).toBeTruthy();
    }
  });

  it('counts a group of radio buttons without a choice as missing', () => {
    expect(errorsOf({ ...SALARIED, gender: null })).toEqual({ gender: { key: 'missing.gender' } });
  });

  it.each([
    ['monthly_income', 0, 'validation.monthly_income'],
    ['monthly_income', 10_00_001, 'validation.monthly_income'],
    ['se_loan_amount', 0, 'missing.se_loan_amount'],
    ['first_name', 'Amit2', 'validation.person_name'],
    ['birth_date', '31/02/1990', 'validation.date'],
    ['birth_date', '01/01/2020', 'validation.age'],
    ['tin', 'ABCDE1234F', 'validation.pan'],
    ['address1', 'Flat 4/2', 'validation.address1'],
  ])('%s of %s is refused', (name, value, key) => {
    expect(errorsOf({ ...SALARIED, [name]: value })).toMatchObject({ [name]: { key } });
  });

  it('names faults in the order of the form', () => {
    expect(inFormOrder(['se_loan_amount', 'email', 'tin'])).toEqual([
      'tin',
      'email',
      'se_loan_amount',
    ]);
  });
});

describe('the questions that are asked', () => {
  const [, contact, employment] = PROFILE_SECTIONS;
  const asked = (values: Partial<ProfileValues>) =>
    [contact, employment].flatMap((section) =>
      section ? shownIn(section, { ...SALARIED, ...values }).map(({ name }) => name) : [],
    );

  it('depend on how a person earns and lives', () => {
    expect(asked({})).toContain('employer_name');
    expect(asked({})).not.toContain('business_years');
    expect(asked({ employment_status_code: 'business' })).toEqual(
      expect.arrayContaining(['business_registration_type', 'business_years']),
    );
    expect(asked({ employment_status_code: 'self_employed' })).not.toContain('employer_name');
    expect(asked({ residence_type: 'rented' })).toContain('monthly_rent');
    expect(asked({ residence_type: 'owned' })).not.toContain('monthly_rent');
  });
});

describe('steps', () => {
  it('lead back to what is unfinished instead of the check', () => {
    expect(stepFor('check', SALARIED)).toBe('check');
    expect(stepFor('check', { ...SALARIED, tin: '' })).toBe('personal');
    expect(firstUnfinished({ ...SALARIED, monthly_income: null })).toBe('employment');
    expect(stepFor('contact', { ...SALARIED, tin: '' })).toBe('contact');
  });
});
