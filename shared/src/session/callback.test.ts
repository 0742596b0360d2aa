import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSafeCallback } from './callback';

describe('toSafeCallback', () => {
  test.each(['/admin/lenders', '/admin/lenders/4?tab=revenue#slabs', '/'])('takes %s', (path) => {
    expect(toSafeCallback(path)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    'admin/lenders',
    '/a\\b',
    '/a\u0000b',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    ' //evil.example',
    '',
    null,
    undefined,
  ])('refuses %j', (path) => {
    expect(toSafeCallback(path)).toBeUndefined();
  });

  test('an accepted callback stays on its origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      '\u0000',
      'a',
      'evil.example',
      '?',
      '#',
      'https',
    );
    // Prefer strings that resemble a path: they are fast to generate and most likely to slip through.
    const path = fc.oneof(
      { arbitrary: fc.string(), weight: 4 },
      { arbitrary: fc.webUrl(), weight: 1 },
      { arbitrary: fc.array(piece).map((parts) => `/${parts.join('')}`), weight: 8 },
    );
    fc.assert(
      fc.property(path, (candidate) => {
        const safe = toSafeCallback(candidate);
        if (safe === undefined) return;
        const once = new URL(safe, 'https://bank.example');
        expect(once.origin).toBe('https://bank.example');
        expect(safe.startsWith('/') && !safe.startsWith('//')).toBe(true);
        expect(toSafeCallback(safe)).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  });
});
