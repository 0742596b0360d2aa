import { afterEach, expect, test } from 'vitest';
import { getCurrentLanguage } from '../i18n';
import { getStoredLanguage, chooseLanguage } from './language';

afterEach(() => chooseLanguage('en'));

test('the later of two choices wins, even if the texts of the first load later', async () => {
  await Promise.all([chooseLanguage('hi'), chooseLanguage('en')]);
  expect(getCurrentLanguage()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(getStoredLanguage()).toBe('en');
  await chooseLanguage('hi');
  expect(getCurrentLanguage()).toBe('hi');
  expect(document.documentElement.lang).toBe('hi');
});
