import { userSchema } from '@marketplace/shared/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { userWith } from '../../testing/user';
import { toAnswers, hasUnsavedAnswers, toDraft, withDraft } from './answers';
import { validateAnswers } from './answersSchema';
import type { FormSpec } from './formSpec';
import { getAskedFields, findSection } from './formSpec';

const FORM: FormSpec = {
  id: 'test',
  version: 1,
  schema: userSchema,
  consents: [],
  fixed: { employment_status_code: 'business' },
  required: () => ['first_name', 'business_pan', 'se_loan_amount'],
  sections: [
    {
      id: 'one',
      fields: [
        { name: 'first_name' },
        { name: 'tin' },
        { name: 'business_registration_type' },
        { name: 'business_pan', when: { field: 'business_registration_type', is: ['llp'] } },
      ],
    },
    {
      id: 'two',
      fields: [
        { name: 'birth_date' },
        { name: 'mobile_phone_number' },
        { name: 'se_loan_amount' },
        { name: 'emi' },
        { name: 'prefer_net_banking' },
        { name: 'allow_sms' },
      ],
    },
  ],
};
const saved = toAnswers(FORM, userWith());

it('shows a saved profile as people write it, the PAN masked', () => {
  expect(saved).toMatchObject({
    first_name: 'Asha',
    birth_date: '07/03/1990',
    tin: 'ABCP******',
    emi: null,
    allow_sms: expect.any(Boolean),
  });
});

it('sends what was typed in the shape of the wire, with what is not asked', () => {
  const checked = validateAnswers(FORM, {
    ...saved,
    mobile_phone_number: '+91 ९८७६५ 43210',
    tin: 'abcpd 1234e',
    se_loan_amount: 200_000,
  });
  expect(checked).toMatchObject({
    ok: true,
    value: {
      birth_date: '1990-03-07',
      mobile_phone_number: '9876543210',
      tin: 'ABCPD1234E',
      emi: 0,
      prefer_net_banking: null,
      se_loan_amount: 200_000,
      employment_status_code: 'business',
    },
  });
});

it('asks a question only where an earlier answer calls for it', () => {
  const wanted = { ...saved, se_loan_amount: 1000 };
  expect(validateAnswers(FORM, { ...wanted, business_registration_type: 'none' })).toMatchObject({
    ok: true,
  });
  const firm = { ...wanted, business_registration_type: 'llp' };
  expect(validateAnswers(FORM, firm)).toMatchObject({
    ok: false,
    errors: { business_pan: { key: 'missing.business_pan' } },
  });
  expect(validateAnswers(FORM, { ...firm, business_pan: 'AAACB1234C' })).toMatchObject({
    ok: true,
  });
  expect(validateAnswers(FORM, { ...firm, business_pan: 'ABC1234567' })).toMatchObject({
    ok: false,
    errors: { business_pan: { key: 'validation.pan_business' } },
  });
});

it('refuses a loan of 0', () => {
  for (const se_loan_amount of [0, null])
    expect(validateAnswers(FORM, { ...saved, se_loan_amount })).toMatchObject({
      ok: false,
      errors: { se_loan_amount: { key: 'missing.se_loan_amount' } },
    });
});

it('keeps all input in a draft except PANs', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 0 }), fc.boolean(), (a, b, n, flag) => {
      const answers = { ...saved, first_name: a, tin: b, se_loan_amount: n, allow_sms: flag };
      const draft = toDraft(FORM, answers);
      expect(Object.keys(draft)).not.toContain('tin');
      expect(Object.keys(draft)).not.toContain('business_pan');
      expect(withDraft(FORM, saved, draft)).toEqual({ ...answers, tin: saved.tin });
      expect(hasUnsavedAnswers(FORM, answers, withDraft(FORM, saved, draft))).toBe(false);
    }),
  );
});

it('ignores values of a draft with another shape', () => {
  const odd = { first_name: 7, se_loan_amount: 'much', allow_sms: 'yes', unknown: 1 };
  expect(withDraft(FORM, saved, odd)).toEqual(saved);
});

it('knows the section of each question', () => {
  for (const { name } of getAskedFields(FORM, saved)) expect(findSection(FORM, name)).toBeDefined();
  expect(findSection(FORM, 'city')).toBeUndefined();
});
