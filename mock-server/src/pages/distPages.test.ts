import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { combineEstimates, FIRST_ESTIMATE } from '@marketplace/shared/lending';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../testing/listen';
import { createDistPages } from './distPages';
import { readHelpDeskOrigin, readTrackingOrigins } from './helpDesk';
import { hashInlineScripts } from './inlineScripts';
import { setPageHeaders } from './pageHeaders';
import type { PageSource } from './prerenderedPages';

let dist: string;
let server: ListeningServer;
let origin: string;

const SIGN_IN =
  'sign-in <meta name="help-desk" content="https://desk.example/cases?a=1"><meta name="tracking" content="https://ip.example https://visits.example">';

const write = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
};

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'pages-'));
  write('consumer/index.html', SIGN_IN);
  write('consumer/shell.html', 'consumer shell');
  write('consumer/login/index.html', 'prerendered login');
  write('consumer/inline/index.html', '<script src="/a.js"></script><script>let a;\n</script>');
  write('consumer/assets/a-1.js', 'let a;');
  write('consumer/assets/a-1.js.br', brotliCompressSync('let a;'));
  write('admin/index.html', 'admin app');
  write('admin/assets/b-1.js', 'let b;');
  write('partner/index.html', 'partner app');
  const sources = {
    scripts: hashInlineScripts(dist),
    helpDesk: readHelpDeskOrigin(dist),
    tracking: readTrackingOrigins(dist),
  };
  server = await listen(express().use(setPageHeaders('dist', sources), createDistPages(dist)));
  ({ origin } = server);
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

it.each([
  ['/', SIGN_IN],
  ['/login', 'prerendered login'],
  ['/login?next=%2Fuser', 'prerendered login'],
  ['/user/offers', 'consumer shell'],
  ['/no/such/page', 'consumer shell'],
  ['/%E0%A4%B9/%ff', 'consumer shell'],
  ['/admin', 'admin app'],
  ['/admin/', 'admin app'],
  ['/admin/lenders/7', 'admin app'],
  ['/partner', 'partner app'],
  ['/SECOND/partner/login', 'partner app'],
])('page %s', async (path, text) => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('a hashed file is cached for a year, a font for a week; brotli goes to clients that accept it', async () => {
  const packed = await fetch(`${origin}/assets/a-1.js`, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await packed.text()).toBe('let a;');
  const plain = await fetch(`${origin}/assets/a-1.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await (await fetch(`${origin}/admin/assets/b-1.js`)).text()).toBe('let b;');
  write('consumer/assets/fonts/f.woff2', 'letters');
  const { headers: font } = await fetch(`${origin}/assets/fonts/f.woff2`);
  expect(font.get('cache-control')).toBe('public, max-age=604800');
});

it('a build may change while it is served', async () => {
  write('consumer/assets/c-1.js', 'let c;');
  expect(await (await fetch(`${origin}/assets/c-1.js`)).text()).toBe('let c;');
  write('consumer/assets/c-1.js', 'let c = "longer";');
  expect(await (await fetch(`${origin}/assets/c-1.js`)).text()).toBe('let c = "longer";');
  rmSync(join(dist, 'consumer/assets/c-1.js'));
  expect((await fetch(`${origin}/assets/c-1.js`)).status).toBe(404);
});

it('a file that becomes unreadable ends only its own response', async () => {
  const deaf = createNetServer();
  // A socket's name exists but cannot be opened, like a file that was removed meanwhile.
  await new Promise<void>((listening) => {
    deaf.listen(join(dist, 'consumer/assets/d-1.js'), listening);
  });
  await expect(fetch(`${origin}/assets/d-1.js`)).rejects.toThrow('fetch failed');
  await new Promise((closed) => {
    deaf.close(closed);
  });
  expect((await fetch(`${origin}/assets/a-1.js`)).status).toBe(200);
});

it('an unchanged page is not sent twice', async () => {
  const first = await fetch(`${origin}/admin`);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await fetch(`${origin}/admin`, { headers })).status).toBe(304);
});

it.each(['/assets/gone-2.js', '/admin/assets/gone.css', '/robots.txt', '/x.%ff'])(
  'a missing file is no page: %s',
  async (path) => {
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  },
);

it.each([
  ['/user/offers.html', 'consumer shell'],
  ['//elsewhere.example', 'consumer shell'],
  ['/transfer/..%2f..%2fx', 'consumer shell'],
  ['/admin/lenders.php', 'admin app'],
])('a browser that opens %s gets the not-found page', async (path, page) => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const response = await fetch(`${origin}${path}`, { headers });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await response.text()).toBe(page);
});

it.each(['//', '/%', '/[', '///admin'])('a malformed path is no server error: %s', async (path) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(200);
});

it('pages do not answer POST, and have a strict content security policy', async () => {
  expect((await fetch(`${origin}/admin`, { method: 'POST' })).status).toBe(404);
  const { headers } = await fetch(`${origin}/`);
  const policy = headers.get('content-security-policy');
  // openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-HwqmuZTl5XoY5Bm2n2AGN3ow4Yxw2Cho1OgF99I88Bc=';",
  );
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['/campusid?preview', 'self', 'SAMEORIGIN'],
  ['/campusid?preview=1', 'none', 'DENY'],
  ['/campusid', 'none', 'DENY'],
  ['/admin?preview', 'none', 'DENY'],
  ['/partner?preview', 'none', 'DENY'],
  ['/user/offers?preview', 'none', 'DENY'],
])('%s may stand in a frame of %s', async (path, ancestors, options) => {
  const { headers } = await fetch(origin + path);
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors '${ancestors}'`);
  expect(headers.get('x-frame-options')).toBe(options);
});

it('a missing build says what to do', () => {
  expect(() => createDistPages(join(dist, 'nowhere'))).toThrow(/npm run build/);
});

it('only the borrower’s pages may speak to the services that their build names', async () => {
  const connects = async (path: string): Promise<string | undefined> => {
    const { headers } = await fetch(`${origin}${path}`);
    return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  expect(await connects('/user/offers')).toBe(
    "'self' https://desk.example https://ip.example https://visits.example",
  );
  expect(await connects('/admin')).not.toContain('.example');
  expect(await connects('/partner')).not.toContain('.example');
});

it.each([
  '<meta name="help-desk" content="javascript:alert(1)">',
  '<meta name="help-desk" content="cases">',
  '<html>',
])('a page with %s names no help desk', (page) => {
  write('odd/consumer/index.html', page);
  expect(readHelpDeskOrigin(join(dist, 'odd'))).toBeUndefined();
});

describe('a build that lists its routes', () => {
  let listed: string;
  let close: () => Promise<unknown>;
  let askedFor: string[] = [];
  const source: PageSource = {
    async partnerNamed(segment) {
      askedFor.push(segment);
      if (segment === 'away') throw new Error('the partners cannot be asked');
      return segment === 'campusid' ? { name: 'CAMPUSID' } : undefined;
    },
    loanEstimate: async () =>
      combineEstimates([], FIRST_ESTIMATE, { asked: [], day: '2026-11-27' }),
  };

  beforeAll(async () => {
    const folder = join(dist, 'listed');
    for (const app of ['consumer', 'admin', 'partner'])
      write(`listed/${app}/index.html`, `${app} page`);
    write('listed/consumer/routes.json', JSON.stringify(['/', '/login', '/user', '/user/:lender']));
    ({ origin: listed, close } = await listen(express().use(createDistPages(folder, source))));
  });
  afterAll(() => close());

  it.each([
    ['/', 200],
    ['/login/', 200],
    ['/login?next=%2Fx', 200],
    ['/user/any-lender', 200],
    ['/campusid', 200],
    ['/away', 200],
    ['/user/any/lender', 404],
    ['/nobody', 404],
    ['/no/such/page', 404],
    ['/%E0%A4%B9/%ff', 404],
  ])('%s is answered with the app and %i', async (path, status) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${listed}${path}`, { method });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(method === 'GET' ? 'consumer page' : '');
    }
  });

  it('answers 404 also to conditional and range requests', async () => {
    const first = await fetch(`${listed}/no/such/page`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '"x"', range: 'bytes=0-1' };
    expect((await fetch(`${listed}/no/such/page`, { headers })).status).toBe(404);
  });

  it('serves the consoles’ addresses by the consoles, and looks up partners only for segments', async () => {
    askedFor = [];
    for (const path of ['/admin/no/such/page', '/partner/nothing', '/login'])
      expect((await fetch(`${listed}${path}`)).status).toBe(200);
    expect(askedFor).toEqual([]);
  });
});
