import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEFAULT_BRAND, type OwnBrand, toOwnBrand } from '@marketplace/shared/branding';
import { combineEstimates, FIRST_ESTIMATE, type LoanEstimate } from '@marketplace/shared/lending';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../testing/listen';
import { createDistPages } from './distPages';

/** Draws as the borrower's server build does; numbers what it draws, to tell cached pages apart. */
const RENDERER = `
let drawn = 0;
const SEGMENTS = ['campusid', 'neemvale', 'nobody'];
exports.pageAt = ({ pathname, search, enteredBy, known }) => {
  const [, named] = search.split('?partner=');
  if (pathname === '/terms') return { path: '/terms', search, segment: enteredBy, named };
  const segment = SEGMENTS.find((one) => pathname === '/' + one);
  if (known || (segment === undefined && pathname !== '/'))
    return { path: '', search: '', segment: segment ?? enteredBy };
  return { path: '/', search, segment: segment ?? enteredBy, loanRequest: {} };
};
exports.renderPage = async (template, { path, segment }, { language, partner, named, estimate }) =>
  template.replace(
    'shell',
    [++drawn, path === '' && 'loading', language, segment ?? 'default', partner?.name ?? 'default', named?.brand?.name, estimate?.apr_max].filter(Boolean).join(' '),
  );
`;

const dist = mkdtempSync(join(tmpdir(), 'prerendered-'));
const noEstimate = combineEstimates([], FIRST_ESTIMATE, { asked: [], day: '2026-11-27' });
const tara = { ...toOwnBrand(DEFAULT_BRAND), name: 'Tara' };
let ownBrand: OwnBrand = tara;
let estimate: LoanEstimate = noEstimate;
let isAway = false;
let reported: unknown[] = [];
let server: ListeningServer;
let origin = '';

function write(path: string, content: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
}

beforeAll(async () => {
  for (const app of ['consumer', 'admin', 'partner']) write(`${app}/index.html`, 'shell');
  write('consumer/assets/a-1.css', '.a{color:red}');
  write('server/prerender.cjs', RENDERER);
  const source = {
    async partnerNamed(segment: string) {
      if (isAway) throw new Error('the partners cannot be asked');
      return {
        campusid: { name: 'CAMPUSID' },
        neemvale: { name: 'NEEMVALE' },
        TARAFIN: { name: 'TARAFIN', brand: ownBrand },
      }[segment];
    },
    async loanEstimate() {
      if (isAway) throw new Error('the lenders cannot be asked');
      return estimate;
    },
  };
  const pages = createDistPages(dist, source, (error) => reported.push(error));
  server = await listen(express().use(pages));
  ({ origin } = server);
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

beforeEach(() => {
  estimate = { ...noEstimate, apr_max: 36 };
  isAway = false;
  reported = [];
});

async function open(path: string, cookie = ''): Promise<{ headers: Headers; html: string }> {
  const response = await fetch(origin + path, { headers: { cookie } });
  expect(response.status).toBe(200);
  return { headers: response.headers, html: await response.text() };
}

it.each([
  ['/', '', 'en default default 36'],
  ['/', 'language=hi', 'hi default default 36'],
  ['/campusid', '', 'en campusid CAMPUSID 36'],
  ['/campusid', 'language=hi', 'hi campusid CAMPUSID 36'],
  ['/campusid?lead=1', 'a=b; language=hi; c=d', 'hi campusid CAMPUSID 36'],
  ['/neemvale', 'language=fr', 'en neemvale NEEMVALE 36'],
  ['/', 'urlSegment=neemvale', 'en neemvale NEEMVALE 36'],
  ['/terms?partner=TARAFIN', '', 'en default default Tara'],
  ['/terms?partner=TARAFIN', 'urlSegment=neemvale', 'en neemvale NEEMVALE Tara'],
  ['/', 'accessToken=x', 'loading en default default'],
  ['/', 'userId=x; urlSegment=neemvale', 'loading en neemvale NEEMVALE'],
  ['/campusid', 'productType=x; language=hi', 'loading hi campusid CAMPUSID'],
  ['/user/offers', '', 'loading en default default'],
  ['/shell.html?1a2b', '', 'loading en default default'],
  ['/shell.html?1a2b', 'urlSegment=neemvale; language=hi', 'loading hi neemvale NEEMVALE'],
])(
  '%s with %j is drawn in its brand and language, and kept by no cache',
  async (path, cookie, text) => {
    const { headers, html } = await open(path, cookie);
    expect(html.replace(/^\d+ /, '')).toBe(text);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toMatch(/Cookie.*Accept-Encoding/);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  },
);

it('a page is rendered once, and again when the lenders’ prices change', async () => {
  const first = (await open('/campusid')).html;
  expect((await open('/campusid')).html).toBe(first);
  estimate = { ...noEstimate, apr_max: 42 };
  expect((await open('/campusid')).html).toMatch(/ CAMPUSID 42$/);
  estimate = { ...noEstimate, apr_max: 36 };
  expect((await open('/campusid')).html).toBe(first);
});

it('a page is rendered again when the brand of its partner changes', async () => {
  const first = (await open('/terms?partner=TARAFIN')).html;
  expect(first).toMatch(/ Tara$/);
  ownBrand = { ...tara, name: 'Tarafin Finance' };
  expect((await open('/terms?partner=TARAFIN')).html).toMatch(/ Tarafin Finance$/);
  ownBrand = tara;
  expect((await open('/terms?partner=TARAFIN')).html).toBe(first);
});

it.each([
  ['/nobody', ''],
  ['/', 'urlSegment=nobody'],
  ['/terms?partner=NOBODY', ''],
])('%s with %j is left to the browser', async (path, cookie) => {
  const { headers, html } = await open(path, cookie);
  expect(html).toBe('shell');
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('a page is rendered by the browser, and the failure logged, while the data is unavailable', async () => {
  isAway = true;
  expect((await open('/campusid')).html).toBe('shell');
  expect(reported).toHaveLength(1);
  isAway = false;
  expect((await open('/campusid')).html).toMatch(/ CAMPUSID 36$/);
});

it('a new build renders its own pages', async () => {
  write('server/prerender.cjs', RENDERER.replace("'default'", "'rebuilt'"));
  expect((await open('/')).html).toMatch(/ en rebuilt default 36$/);
});
