import { expect, it } from 'vitest';
import { fillPage } from './prerender';

const SHELL = '<html><head><title>Bare</title></head><body><div id="root"></div></body></html>';

it('puts markup and head into the page', () => {
  const page = fillPage(SHELL, { path: '/login', html: '<p>$& ₹5</p>', head: '<meta name="x">' });
  expect(page).toBe(
    '<html><head><title>Bare</title><meta name="x"></head><body>' +
      '<div id="root" data-prerendered="/login"><p>$& ₹5</p></div></body></html>',
  );
});

it('replaces the title by the page’s own', () => {
  const page = fillPage(SHELL, { path: '/', html: '', head: '<title>Own</title>' });
  expect(page.match(/<title>.*?<\/title>/g)).toEqual(['<title>Own</title>']);
});

it('refuses a page without the root element', () => {
  expect(() => fillPage('<html></html>', { path: '/', html: '' })).toThrow(/root/);
});
