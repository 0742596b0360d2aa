import { expect, test } from 'vitest';
import type { PageManifest, ResourceManifest } from '../manifest';
import { buildMenu } from './buildMenu';

const Nothing = () => null;
const entry = { icon: Nothing, list: Nothing };
const resources: ResourceManifest[] = [
  { ...entry, name: 'lenders', label: 'lenders', group: 'catalogue' },
  { ...entry, name: 'secret', label: 'secret', group: 'catalogue', hidden: true },
  { icon: Nothing, name: 'types', label: 'types', group: 'catalogue' },
  { ...entry, name: 'partners', label: 'partners', group: 'partners' },
];
const pages: PageManifest[] = [
  { path: '/dashboard', label: 'dashboard', icon: Nothing, group: 'overview', page: Nothing },
];

const names = (mayVisit: (path: string) => boolean) =>
  buildMenu({ resources, pages, mayVisit }).map(({ group, links }) => [
    group,
    ...links.map(({ to }) => to),
  ]);

test('shows what may be visited in the order of the groups; hidden and listless resources never', () => {
  expect(names(() => true)).toEqual([
    ['overview', '/dashboard'],
    ['catalogue', '/lenders'],
    ['partners', '/partners'],
  ]);
});

test('leaves out what is refused, and a heading that has no link left', () => {
  expect(names((path) => path === '/dashboard')).toEqual([['overview', '/dashboard']]);
  expect(names(() => false)).toEqual([]);
});
