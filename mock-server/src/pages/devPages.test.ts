import { createServer } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { combineEstimates, FIRST_ESTIMATE } from '@marketplace/shared/lending';
import { listen, type ListeningServer } from '../testing/listen';
import { type Pages, servePages } from './index';

const NO_ESTIMATE = combineEstimates([], FIRST_ESTIMATE, { asked: [], day: '2026-11-27' });

let server: ListeningServer;
let pages: Pages;
let origin: string;

beforeAll(async () => {
  const app = express();
  const httpServer = createServer(app);
  // Dependency optimisation is not under test, and would outlast the last response.
  const vite = { optimizeDeps: { noDiscovery: true } };
  const source = {
    partnerNamed: async (segment: string) =>
      segment === 'CampusID' ? { name: 'CAMPUSID' } : undefined,
    loanEstimate: async () => NO_ESTIMATE,
  };
  pages = servePages(app, { mode: 'dev', httpServer, source, vite });
  server = await listen(app, httpServer);
  ({ origin } = server);
});

afterAll(async () => {
  await pages.close();
  await server.close();
});

it.each([
  ['/user/no/such/page', 404],
  ['/no/such/page', 404],
  ['/nobody', 404],
  ['/CampusID', 200],
])('%s is answered with the app and %i, as by a build', async (path, status) => {
  const page = await fetch(`${origin}${path}`);
  expect(page.status).toBe(status);
  expect(await page.text()).toContain('src="/@vite/client"');
});

it.each([
  ['/user/offers', '/'],
  ['/admin', '/admin/'],
  ['/TOPCLIND/partner/login', '/partner/'],
])('%s is a page with hot reload below %s', async (path, base) => {
  const page = await fetch(`${origin}${path}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'unsafe-inline'/);
  const html = await page.text();
  expect(html).toContain(`src="${base}@vite/client"`);
  const script = await fetch(`${origin}${base}src/app/main.tsx`);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect((await fetch(`${origin}${base}gone.png`)).status).toBe(404);
});
