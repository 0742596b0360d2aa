import { expect, it } from 'vitest';
import { loadSharedTexts } from '../../i18n';
import { validateContact, normalizeContact } from './requestOtp';

it.each([
  ['9876543210', '9876543210'],
  [' +91 98765 43210 ', '9876543210'],
  ['0091-98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७६५ ४३२१०', '9876543210'],
  [' asha@example.in ', 'asha@example.in'],
])('takes %j as %j', (input, contact) => {
  expect(normalizeContact(input)).toBe(contact);
});

it('says what is wrong with a contact', async () => {
  await loadSharedTexts();
  for (const input of ['', 'asha'])
    expect(validateContact(input)).toBe('Enter a 10 digit mobile number or an e-mail address');
  for (const input of ['12345', '98765432101'])
    expect(validateContact(input)).toBe('Please enter a valid 10 digit mobile number');
  for (const input of ['asha@', 'asha@example.info'])
    expect(validateContact(input)).toBe('Email error');
  expect(validateContact('asha@example.in')).toBeUndefined();
});
