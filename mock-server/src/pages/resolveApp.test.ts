import { expect, it } from 'vitest';
import { resolveApp, isPagePath } from './resolveApp';

it.each([
  ['/', 'consumer'],
  ['/admin', 'admin'],
  ['/admin/lenders/4', 'admin'],
  ['/administrator', 'consumer'],
  ['/partner', 'partner'],
  ['/partner/login', 'partner'],
  ['/TOPCLIND/partner/login', 'partner'],
  ['/TOPCLIND/partner/login/', 'partner'],
  ['/TOPCLIND/partner', 'consumer'],
  ['/TOPCLIND/partner/login/x', 'consumer'],
  ['/user/offers', 'consumer'],
] as const)('%s belongs to %s', (path, app) => expect(resolveApp(path)).toBe(app));

it.each([
  ['/', true],
  ['/user/offers', true],
  ['/admin/', true],
  ['/assets/gone', false],
  ['/admin/assets/index.js', false],
  ['/favicon.ico', false],
  ['/admin/@vite/client', false],
])('%s is a page: %s', (path, page) => expect(isPagePath(path)).toBe(page));
