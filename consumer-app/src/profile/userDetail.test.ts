import { expect, it } from 'vitest';
import { userWith } from '../testing/user';
import { toUserDetail } from './userDetail';

it('splits the birth date by its dashes', () => {
  expect(toUserDetail(userWith())).toMatchObject({
    birthDate: '1990-03-07',
    dob_date: '07',
    dob_month: '03',
    dob_year: '1990',
  });
  expect(toUserDetail(userWith({ birth_date: null }))).toMatchObject({
    birthDate: null,
    dob_date: '',
    dob_month: '',
    dob_year: '',
  });
});

it('names the fields as the pages do, flags as yes or no', () => {
  expect(
    toUserDetail(userWith({ pl_completed: 1, gl_completed: 1, se_loan_amount: 75000 })),
  ).toMatchObject({
    firstName: 'Asha',
    pan: 'ABCP******',
    phoneNumber: '9876543210',
    emailVerified: true,
    desired_loan_amount: 75000,
    completed: { personal: true, business: false, gold: true, housing: false },
  });
});

it('has defaults for missing answers', () => {
  expect(toUserDetail(userWith({ prefer_net_banking: '' }))).toMatchObject({
    monthly_rent: 0,
    emi: 0,
    prefer_net_banking: null,
    business_account: 0,
  });
});
