import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../testing/listen';
import { addSearchTags, serveSearchFiles } from './searchEngines';

const PAGE = { path: '/rates', search: '', segment: undefined };
const draw = (page: object, language: 'en' | 'hi' = 'en') =>
  addSearchTags('<head></head>', { ...PAGE, ...page }, language, 'https://loans.example');

it('a public page names its address in each language', () => {
  expect(draw({})).toBe(
    '<head><link rel="canonical" href="https://loans.example/rates">' +
      '<link rel="alternate" hreflang="en" href="https://loans.example/rates">' +
      '<link rel="alternate" hreflang="hi" href="https://loans.example/rates?lang=hi">' +
      '<link rel="alternate" hreflang="x-default" href="https://loans.example/rates"></head>',
  );
  expect(draw({}, 'hi')).toContain('rel="canonical" href="https://loans.example/rates?lang=hi"');
});

it.each([
  ['a partner’s page', { path: '/campusid', segment: 'campusid' }],
  ['terms that name a partner', { path: '/terms-of-use', named: 'CAMPUSID' }],
  ['a page of one person', { path: '' }],
])('%s is not to be indexed', (_, page) => {
  expect(draw(page)).toBe('<head><meta name="robots" content="noindex"></head>');
});

const dist = mkdtempSync(join(tmpdir(), 'search-'));
let server: ListeningServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'consumer'));
  writeFileSync(join(dist, 'consumer/indexed.json'), '["/","/rates"]');
  server = await listen(express().use(serveSearchFiles(dist, undefined)));
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

it('robots are kept from persons’ pages and led to the sitemap, which lists each page in both languages', async () => {
  const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /user/');
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  const answer = await fetch(`${server.origin}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, to]) => to);
  expect(addresses).toEqual(
    ['/', '/?lang=hi', '/rates', '/rates?lang=hi'].map((path) => server.origin + path),
  );
});
