import {
  CONSENTS_FOR_OFFERS,
  findMissingForOffers,
  findMissingToApply,
  getOptionIds,
  UNREGISTERED,
} from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { toAnswers, withDraft } from '../../form/spec/answers';
import { validateAnswers } from '../../form/spec/answersSchema';
import { getAskedFields } from '../../form/spec/formSpec';
import { userWith } from '../../testing/user';
import { toLenderForm } from '../../profile/form/toLenderForm';
import { BUSINESS_FORM } from './businessForm';

it.each(getOptionIds('businessRegistration').filter((id) => id !== UNREGISTERED))(
  'asks for all that a business loan needs of %s, so that nobody is sent back to it',
  (business_registration_type) => {
    const answers = { business_registration_type };
    const asked = getAskedFields(BUSINESS_FORM, answers).map(({ name }) => name);
    const needed = [
      ...BUSINESS_FORM.required(answers),
      ...(BUSINESS_FORM.requiredLater?.(answers) ?? []),
    ].filter((name) => name !== 'employment_status_code');
    expect(asked).toEqual(expect.arrayContaining([...needed]));

    const filled = {
      ...toAnswers(BUSINESS_FORM, userWith()),
      business_registration_type,
      business_pan: 'AAACB1234C',
      business_years: '5',
      business_current_turnover: '5000000',
      se_loan_amount: 300_000,
    };
    const checked = validateAnswers(BUSINESS_FORM, filled);
    expect(checked.ok && findMissingToApply(checked.value, 'business_loan')).toEqual([]);
  },
);

it.each<[string, boolean]>([
  ['proprietorship', false],
  ['partnership', true],
  ['llp', true],
  ['private_limited', true],
])(
  'of a %s the PAN of the firm is asked, and missed once a lender is chosen: %s',
  (business_registration_type, isFirm) => {
    const answers = { ...toAnswers(BUSINESS_FORM, {}), business_registration_type };
    const asked = getAskedFields(BUSINESS_FORM, answers).map(({ name }) => name);
    expect(asked.includes('business_pan')).toBe(isFirm);
    const isMissed = (form: typeof BUSINESS_FORM): boolean => {
      const checked = validateAnswers(form, answers);
      return !checked.ok && 'business_pan' in checked.errors;
    };
    expect(isMissed(BUSINESS_FORM)).toBe(false);
    expect(isMissed(toLenderForm(BUSINESS_FORM, ['business_pan']))).toBe(isFirm);
  },
);

it('asks again for the registration of a business that was given as unregistered', () => {
  const unregistered = userWith({ business_registration_type: UNREGISTERED });
  const answers = toAnswers(BUSINESS_FORM, unregistered);
  expect(answers.business_registration_type).toBe('');
  const drafted = withDraft(BUSINESS_FORM, answers, { business_registration_type: UNREGISTERED });
  const checked = validateAnswers(BUSINESS_FORM, drafted);
  expect(!checked.ok && checked.errors).toHaveProperty('business_registration_type');
  expect(findMissingForOffers(unregistered, 'business_loan')).toContain(
    'business_registration_type',
  );
});

it('asks for the consents without which there are no offers', () => {
  expect(BUSINESS_FORM.consents).toEqual([...CONSENTS_FOR_OFFERS]);
});
