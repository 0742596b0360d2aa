import { describe, expect, test } from 'vitest';
import { areaOf, pageTitle } from './area';

describe('areaOf', () => {
  test.each([
    ['/admin', 'admin'],
    ['/admin/lenders/7', 'admin'],
    ['/partner', 'partner'],
    ['/partner/reports', 'partner'],
    ['/TOPCLIND/partner/login', 'partner'],
    ['/topclind/partner/login/', 'partner'],
    ['/topclind/partner', 'consumer'],
    ['/', 'consumer'],
    ['/user/offers', 'consumer'],
    ['/administrator', 'consumer'],
    ['/partners', 'consumer'],
  ])('%s belongs to %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });
});

test('page titles name the area of a console and never leave a dangling separator', () => {
  expect(pageTitle('admin', 'Lenders', 'Credit')).toBe('Admin - Lenders | Credit');
  expect(pageTitle('consumer', 'Your offers', 'Credit')).toBe('Your offers | Credit');
  expect(pageTitle('partner', ' ', 'Credit')).toBe('Credit');
});
