import { expect, test } from 'vitest';
import { createPreferences } from '../preferences/preferences';
import { createI18nProvider } from './consoleTexts';

const own = { left_one: '%{count} day left', left_other: '%{count} days left' };
const texts = async () => ({ trial: own });

test('a count chooses the form of a plural, by one rule for our texts and for react-admin’s', async () => {
  const provider = await createI18nProvider(createPreferences('admin'), { en: texts, hi: texts });
  const left = (count: number) => provider.translate('trial.left', { count });
  expect([0, 1, 2].map(left)).toEqual(['0 days left', '1 day left', '2 days left']);
  expect(provider.translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 item selected');
  expect(provider.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 items selected');
  await provider.changeLocale('hi');
  expect([0, 1, 2].map(left)).toEqual(['0 day left', '1 day left', '2 days left']);
});
