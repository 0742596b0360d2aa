import { expect, test } from 'vitest';
import { createConsoleStore } from './createConsoleStore';

test('a logout deletes what was searched for and keeps the chosen columns', () => {
  const store = createConsoleStore('admin');
  store.setup();
  store.setItem('leads.listParams', { filter: { q: 'Ritu' } });
  store.setItem('preferences.leads.columns', ['name']);
  store.setItem('leads.savedQueries', [{ label: 'new' }]);
  store.reset();
  expect(store.getItem('leads.listParams')).toBeUndefined();
  expect(store.getItem('preferences.leads.columns')).toEqual(['name']);
  expect(store.getItem('leads.savedQueries')).toEqual([{ label: 'new' }]);
});

test('the two consoles do not share their settings', () => {
  createConsoleStore('admin').setItem('preferences.wide', true);
  expect(createConsoleStore('partner').getItem('preferences.wide')).toBeUndefined();
});
