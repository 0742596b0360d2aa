import { describe, expect, test } from 'vitest';
import { createTranslator } from './translator';

const texts = {
  ask: { seconds_one: '%{count} second', seconds_other: '%{count} seconds', name: 'Ask %{name}' },
};

describe.each([
  ['en', ['0 seconds', '1 second', '2 seconds']],
  ['hi', ['0 second', '1 second', '2 seconds']],
] as const)('in %s', (language, forms) => {
  const translate = createTranslator(texts, language);

  test('a count chooses the form of a plural', () => {
    expect([0, 1, 2].map((count) => translate('ask.seconds', { count }))).toEqual(forms);
  });

  test('a text without plural forms takes a count, too', () => {
    expect(translate('ask.name', { name: 'Asha', count: 2 })).toBe('Ask Asha');
  });
});

test('a placeholder without a value and a key without a text stay as they are', () => {
  const translate = createTranslator(texts);
  expect(translate('ask.name')).toBe('Ask %{name}');
  expect(translate('ask.missing')).toBe('ask.missing');
});
