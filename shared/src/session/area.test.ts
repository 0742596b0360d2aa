import { describe, expect, test } from 'vitest';
import { getArea } from './area';

describe('getArea', () => {
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
    expect(getArea(path)).toBe(area);
  });
});
