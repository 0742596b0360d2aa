import { expect, test } from 'vitest';
import type { PageManifest, ResourceManifest } from '../../manifest';
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

const names = (allowed: readonly string[]) =>
  buildMenu({
    resources,
    pages,
    canAccess: Object.fromEntries(allowed.map((name) => [name, true])),
  }).map(({ group, links }) => [group, ...links.map(({ to }) => to)]);

test('shows what may be visited in the order of the groups; hidden and listless resources never', () => {
  expect(names(['lenders', 'secret', 'types', 'partners', 'dashboard'])).toEqual([
    ['overview', '/dashboard'],
    ['catalogue', '/lenders'],
    ['partners', '/partners'],
  ]);
});

test('leaves out what is refused, and a heading that has no link left', () => {
  expect(names(['dashboard'])).toEqual([['overview', '/dashboard']]);
  expect(names([])).toEqual([]);
});
