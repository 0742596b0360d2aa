import { expect, it } from 'vitest';
import { signInResolver } from './signIn';

it.each([
  ['9876543210', '9876543210'],
  [' +91 98765 43210 ', '9876543210'],
  ['0091-98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७६५ ४३२१०', '9876543210'],
  [' asha@example.in ', 'asha@example.in'],
])('takes %j as %j', async (input, contact) => {
  const { values } = await signInResolver(undefined)({ contact: input, terms: false });
  expect(values).toMatchObject({ contact });
});

it('says what is wrong with a contact', async () => {
  const check = async (contact: string) => {
    const { errors, values } = await signInResolver(undefined)({ contact, terms: false });
    return errors.contact?.message ?? values.contact;
  };
  for (const input of ['', ' ', 'asha'])
    expect(await check(input)).toBe('Enter a 10-digit mobile number or an e-mail address');
  for (const input of ['12345', '98765432101'])
    expect(await check(input)).toBe('Please enter a valid 10 digit mobile number');
  for (const input of ['asha@', 'asha@example.info'])
    expect(await check(input)).toBe('Email error');
  expect(await check(' asha@example.in')).toBe('asha@example.in');
});

it('requires the terms of a partner, in its own words', async () => {
  const check = async (terms: boolean) => {
    const { errors } = await signInResolver('Accept')({ contact: '12', terms });
    return { contact: errors.contact?.message, terms: errors.terms?.message };
  };
  const contact = 'Please enter a valid 10 digit mobile number';
  expect(await check(false)).toEqual({ contact, terms: 'Accept' });
  expect(await check(true)).toEqual({ contact, terms: undefined });
});
