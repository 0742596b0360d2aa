import { describe, expect, test } from 'vitest';
import { findMissingForOffers, findMissingToApply } from './profile';

const TO_APPLY = [
  'gender',
  'email',
  'mobile_phone_number',
  'address1',
  'postal_code',
  'residence_type',
];

const FOR_OFFERS = {
  first_name: 'Asha',
  last_name: 'Rao',
  birth_date: '1990-05-17',
  tin: 'ABCPR1234K',
  monthly_income: 80_000,
  se_loan_amount: 200_000,
};

describe.each<[string, readonly string[], readonly string[]]>([
  ['salaried', [], ['employer_name', 'officepincode', 'salary_mode']],
  ['self_employed', ['business_current_turnover'], ['business_years']],
  ['business', ['business_current_turnover'], ['business_registration_type', 'business_years']],
])('of one who is %s', (employment_status_code, forOffers, toApply) => {
  const profile = { ...FOR_OFFERS, employment_status_code, employer_name: '   ' };

  test('offers need only what decides them', () => {
    expect(findMissingForOffers(profile)).toEqual(forOffers);
  });

  test('a lender needs address and work besides', () => {
    expect(findMissingToApply(profile).toSorted()).toEqual(
      [...forOffers, ...TO_APPLY, ...toApply].toSorted(),
    );
  });

  test('the last name is missing, unless there is one name only', () => {
    const short = { ...profile, last_name: '' };
    expect(findMissingForOffers(short)).toContain('last_name');
    expect(findMissingForOffers({ ...short, one_name: 1 })).toEqual(forOffers);
  });
});

test('business loans need a registration, and a firm its own PAN to apply', () => {
  const profile = { ...FOR_OFFERS, employment_status_code: 'business' };
  const missing = ['business_current_turnover', 'business_registration_type'];
  expect(findMissingForOffers(profile, 'business_loan')).toEqual(missing);
  const unregistered = { ...profile, business_registration_type: 'none' };
  expect(findMissingForOffers(unregistered, 'business_loan')).toEqual(missing);
  const firm = { ...profile, business_registration_type: 'llp' };
  expect(findMissingForOffers(firm, 'business_loan')).toEqual(missing.slice(0, 1));
  expect(findMissingToApply(firm, 'business_loan')).toContain('business_pan');
});
