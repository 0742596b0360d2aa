import { expect, test, vi } from 'vitest';
import { createPreferences } from './preferences';

function storage(refuses = false): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (refuses) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

test('starts from the defaults, keeps a choice, and notifies its subscribers', () => {
  const shared = storage();
  const first = createPreferences('admin', shared);
  expect([first.get('language'), first.get('mode'), first.get('sidebar')]).toEqual([
    'en',
    'system',
    'open',
  ]);
  const heard = vi.fn<() => void>();
  first.subscribe(heard);
  first.set('mode', 'dark');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(createPreferences('admin', shared).get('mode')).toBe('dark');
  expect(createPreferences('partner', shared).get('mode')).toBe('system');
});

test('a stored value that this product did not write is ignored', () => {
  const shared = storage();
  shared.setItem('preference:admin:language', 'xx');
  expect(createPreferences('admin', shared).get('language')).toBe('en');
});

test('keeps a choice for the visit in a browser without storage', () => {
  const preferences = createPreferences('admin', storage(true));
  preferences.set('language', 'hi');
  expect(preferences.get('language')).toBe('hi');
});
