import { getBrand } from '@marketplace/shared/branding';
import { expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate';

const TEMPLATE =
  '<html lang="en"><head><title>Bare</title><link rel="icon" href="data:,"></head>' +
  '<body><div id="root"></div></body></html>';
const data = { path: '/login', language: 'en', byAddress: false } as const;

it('puts markup, title and data into the page', () => {
  const html = '<h1 class="x"><span>Owe</span> $&amp; ₹5</h1>';
  const page = fillTemplate(TEMPLATE, { html, data });
  expect(page).toContain(`<div id="root" data-prerendered="/login">${html}</div>`);
  expect(page).toContain('<title>Owe $&amp; ₹5 | Cedarloop</title>');
  const [, json = ''] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});

it('has the brand of the page', () => {
  const brand = getBrand('CAMPUSID');
  const page = fillTemplate(TEMPLATE, { html: '', data: { ...data, segment: 'campusid', brand } });
  expect(page).toContain('<html lang="en" data-entered="campusid">');
  expect(page).toContain('<style id="brand">:root{');
  expect(page).toContain('--color-brand:#F2B705');
  expect(page).not.toContain('data:,');
});

it('names the brand in the language of the page', () => {
  const brand = { ...getBrand('CAMPUSID'), hi: { name: 'कैंपिडार' } };
  const html = '<h1>साइन इन</h1>';
  const page = fillTemplate(TEMPLATE, { html, data: { ...data, language: 'hi', brand } });
  expect(page).toContain('<title>साइन इन | कैंपिडार</title>');
});

it('escapes the name of a partner', () => {
  const brand = { ...getBrand('CAMPUSID'), name: '</script><script>alert(1)</script>' };
  const page = fillTemplate(TEMPLATE, { html: '', data: { ...data, segment: 'x', brand } });
  expect(page).not.toContain('<script>alert');
});

it('leaves a placeholder page to be replaced, not hydrated', () => {
  const page = fillTemplate(TEMPLATE, { html: '<p>Loading</p>', data: { ...data, path: '' } });
  expect(page).toContain('<div id="root"><p>Loading</p></div></body>');
  expect(page).toContain('<title>Cedarloop</title>');
});

it('refuses a template without the root element', () => {
  expect(() => fillTemplate('<html></html>', { html: '', data })).toThrow(/root/);
});
