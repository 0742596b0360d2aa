import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encodeRole } from '@marketplace/shared/session';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../testing/listen';
import type { ConsolePages } from './consolePages';
import { createDistPages } from './distPages';

let dist: string;
let server: ListeningServer;

const HTML =
  '<head><script src="/first.js"></script>\n<script>send()</script></head><div id="root"></div>';

const files = (name: string) => ({ scripts: [`/${name}.js`], styles: [`/${name}.css`] });

const PAGES: ConsolePages = {
  console: { ...files('console'), calls: ['getSession', 'getWaitingApprovals'] },
  texts: { en: files('en'), hi: files('hi') },
  pages: [
    {
      path: '/lenders',
      calls: ['getLendersData'],
      heading: { en: 'Lenders & banks', hi: 'लेंडर' },
      ...files('list'),
    },
    { path: '/lenders/:id', heading: null, calls: ['getLenderData'], ...files('lender') },
    { path: '/dashboard', heading: null, calls: ['getAlerts'], ...files('dashboard') },
    { path: '/csr-portal', heading: null, calls: ['getReportNames'], ...files('csr') },
    { path: '/:resource', heading: null, calls: [], ...files('resource') },
  ],
};

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
};

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'console-pages-'));
  write('consumer/index.html', 'consumer app');
  for (const name of ['admin', 'partner']) write(`${name}/index.html`, HTML);
  write('admin/console.json', JSON.stringify(PAGES));
  write(
    'partner/console.json',
    JSON.stringify({
      ...PAGES,
      console: { ...files('console'), calls: ['getSession'] },
      pages: [
        { path: '/', heading: null, calls: ['getPartnerMoney'], ...files('start') },
        { path: '/leads/:id', heading: null, calls: ['getLead'], ...files('lead') },
      ],
    }),
  );
  const app = express();
  app.use(createDistPages(dist));
  server = await listen(app);
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

const open = (path: string, cookie: string) =>
  fetch(`${server.origin}${path}`, { headers: { cookie } });

const asRole = (role: 1 | 2 | 3) => `adminToken=abc; roleId=${encodeRole(role)}`;

/** Returns what the HTML of a page names: its scripts, and the calls for the script in it. */
async function namedBy(path: string, cookie: string) {
  const html = await (await open(path, cookie)).text();
  const scripts = [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)];
  const styles = [...html.matchAll(/rel="preload" as="style" crossorigin href="([^"]+)"/g)];
  const [, calls] =
    /<meta name="first-calls" content="([^"]*)" data-area="\w+" data-en="\/en\.js" data-hi="\/hi\.js">/.exec(
      html,
    ) ?? [];
  return {
    scripts: scripts.map(([, href]) => href),
    styles: styles.map(([, href]) => href),
    // The page asks for all of them at once.
    paths: calls?.split(' ').toSorted(),
  };
}

const OWN = ['/api/session', '/api/waiting-approvals'];

it.each([
  ['/admin/lenders', 'list', ['/api/get-lenders-data', ...OWN]],
  ['/admin/lenders/', 'list', ['/api/get-lenders-data', ...OWN]],
  ['/admin/lenders?page=2', 'list', ['/api/get-lenders-data', ...OWN]],
  ['/admin/lenders/7', 'lender', ['/api/get-lender-data/7', ...OWN]],
  ['/admin/lenders/a%22b%3C', 'lender', ['/api/get-lender-data/a%22b%3C', ...OWN]],
  ['/admin', 'dashboard', ['/api/admin/alerts', ...OWN]],
  ['/admin/login', 'dashboard', ['/api/admin/alerts', ...OWN]],
  ['/admin/faqs', 'resource', OWN],
])('%s names its files and calls for an admin', async (path, name, paths) => {
  expect(await namedBy(path, asRole(1))).toEqual({
    scripts: ['/console.js', `/${name}.js`],
    styles: ['/console.css', `/${name}.css`],
    paths: paths.toSorted(),
  });
});

it.each([
  ['/admin/lenders', ['Lenders &amp; banks', 'लेंडर']],
  ['/admin/faqs', ['FAQs', 'आम सवाल']],
  ['/admin/lenders/7', []],
  ['/admin/nothing', []],
])('%s has its heading in both languages before a script has loaded', async (path, headings) => {
  const html = await (await open(path, asRole(1))).text();
  const [, drawn = ''] = /<div id="root">(.*?)<\/div>/.exec(html) ?? [];
  expect(
    [...drawn.matchAll(/<span lang="(?:en|hi)">(.*?)<\/span>/g)].map(([, text]) => text),
  ).toEqual(headings);
});

it.each(['/admin/nothing', '/admin/lenders/7/8'])(
  '%s, which is no page, names the console alone',
  async (path) => {
    expect(await namedBy(path, asRole(1))).toMatchObject({ scripts: ['/console.js'], paths: OWN });
  },
);

it('a role is named what it may see and call, and its home in place of other pages', async () => {
  expect(await namedBy('/admin/lenders', asRole(2))).toMatchObject({
    scripts: ['/console.js', '/dashboard.js'],
    paths: ['/api/admin/alerts', '/api/session'],
  });
  const { scripts, paths } = await namedBy('/admin/lenders', asRole(3));
  expect(scripts).toEqual(['/console.js', '/csr.js']);
  expect(paths).toEqual(['/api/admin/names', '/api/session']);
});

it.each([
  ['/partner', 'start', ['/api/partner/money', '/api/session']],
  ['/partner/login', 'start', ['/api/partner/money', '/api/session']],
  ['/partner/leads/5', 'lead', ['/api/partner/leads/5', '/api/session']],
])('%s names its files and calls for a partner', async (path, name, paths) => {
  expect(await namedBy(path, 'partnerToken=abc')).toEqual({
    scripts: ['/console.js', `/${name}.js`],
    styles: ['/console.css', `/${name}.css`],
    paths: paths.toSorted(),
  });
});

it.each([
  ['/admin/lenders', ''],
  ['/admin/lenders', 'adminToken=; roleId=x'],
  ['/admin/lenders', 'adminToken=abc'],
  ['/admin/lenders', 'adminToken=abc; roleId=1'],
  ['/admin/lenders', 'partnerToken=abc'],
  ['/admin/lenders', `${asRole(1)}; adminPasswordDue=1`],
  ['/admin/lenders', `${asRole(1)}; adminSecondFactorDue=1`],
  ['/partner', asRole(1)],
  ['/partner', 'partnerToken=abc; partnerPasswordDue=1'],
  ['/topclind/partner/login', 'partnerToken=abc'],
  ['/admin/lenders/%E0%A4%A', asRole(1)],
])('%s names nothing with the cookies "%s"', async (path, cookie) => {
  const response = await open(path, cookie);
  expect(await response.text()).toBe(HTML);
  expect(response.headers.get('vary')).toMatch(/Cookie/i);
});

it('the page of a signed-in person is kept by that browser alone, and asked for anew', async () => {
  const response = await open('/admin/lenders', asRole(1));
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('vary')).toMatch(/Cookie/i);
  expect(response.headers.get('etag')).toMatch(/./);
});
