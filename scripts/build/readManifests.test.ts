import { expect, test } from 'vitest';
import { readManifests } from './readManifests';

const read = (source: string) => readManifests('index.ts', source);

test('a page has the path, module and calls of its manifest', () => {
  const source = `export const dashboard: PageManifest = {
    path: '/dashboard',
    label: 'dashboard.title',
    calls: [getAlerts, getSession],
    page: lazyPage(async () => (await import('./Dashboard')).Dashboard),
  };`;
  expect(read(source)).toEqual([
    {
      path: '/dashboard',
      imports: ['./Dashboard'],
      calls: ['getAlerts', 'getSession'],
      label: 'dashboard.title',
    },
  ]);
});

test('what constants and functions of the file hold belongs to the pages that use them', () => {
  const source = `
    const entry = { page: lazyPage(async () => (await import('./Settings')).Settings) } as const;
    const loadLists = () => import('./Lists');
    const load = (kind: string) => lazy(() => import('@marketplace/shared/admin/imports'));
    export const pages = [
      { ...entry, path: '/settings' },
      { path: '/lists', page: lazyPage(async () => (await loadLists()).List) },
      { path: '/mis', page: load('mis') },
      { path: '/', page: Start },
    ];`;
  expect(read(source)).toEqual([
    { path: '/settings', imports: ['./Settings'], calls: [] },
    { path: '/lists', imports: ['./Lists'], calls: [] },
    { path: '/mis', imports: ['@marketplace/shared/admin/imports'], calls: [] },
    { path: '/', imports: [], calls: [] },
  ]);
});

test('a resource has a page for each view, under its own name', () => {
  const source = `
    import { creditCards as resource } from '@marketplace/shared/resources';
    export const creditCards = resourceManifest(resource, {
      calls: { list: [getCreditCardsData] },
      list: lazyPage(async () => (await import('./CreditCardList')).CreditCardList),
      edit: lazyPage(async () => (await import('./CreditCardEdit')).CreditCardEdit),
    });`;
  expect(read(source)).toEqual([
    { path: '/credit-cards', imports: ['./CreditCardList'], calls: ['getCreditCardsData'] },
    { path: '/credit-cards/:id', imports: ['./CreditCardEdit'], calls: [] },
  ]);
});
