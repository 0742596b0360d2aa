import { expect, it } from 'vitest';
import { loadSharedTexts } from '../../common/i18n';
import { contactFault, plainContact } from './requestCode';

it.each([
  ['9876543210', '9876543210'],
  [' +91 98765 43210 ', '9876543210'],
  ['0091-98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9198765432', '9198765432'],
  [' asha@example.in ', 'asha@example.in'],
])('takes %j as %j', (typed, contact) => {
  expect(plainContact(typed)).toBe(contact);
});

it('says what is wrong with a contact', async () => {
  await loadSharedTexts();
  const text = 'Enter a 10 digit mobile number or an e-mail address';
  for (const typed of ['', '12345', '98765432101', 'asha@', 'asha@example.info'])
    expect(contactFault(typed)).toBe(text);
  expect(contactFault('asha@example.in')).toBeUndefined();
});
