import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsolePages, DIST } from '@marketplace/mock-server/pages';
import { RESOURCES } from '@marketplace/shared/resources';
import { adminRoutes } from '@marketplace/shared/session/adminRoutes';
import type { Page } from '@playwright/test';
import { expectSettled } from '../checks/accessible';
import { holdChunk, watchRequests } from '../checks/faultInjection';
import { expect, test } from '../fixtures/fixtures';
import { asAdmin, asPartner } from '../fixtures/session';

type ConsoleName = 'admin' | 'partner';

/** Reads what the build says of a console's pages, those of declared resources by their own addresses. */
function readPages(name: ConsoleName) {
  const { pages }: ConsolePages = JSON.parse(
    readFileSync(join(DIST, name, 'console.json'), 'utf8'),
  );
  const declared = RESOURCES.filter(
    ({ labels, partners }) => labels && (name === 'admin' || partners),
  ).map((resource) => resource.name);
  return pages
    .flatMap((page) =>
      page.path.startsWith('/:resource')
        ? declared.map((resource) => ({
            ...page,
            path: page.path.replace(':resource', resource),
          }))
        : [page],
    )
    .filter(({ path }, index, all) => all.findIndex((page) => page.path === path) === index)
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);
}

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Pages that no list of the fixtures links to. */
const UNLINKED: Readonly<Record<ConsoleName, readonly string[]>> = {
  admin: ['/approvals/:id'],
  partner: ['/training-material/courses/:id/certificate'],
};

/** What a page's load shows in the browser: calls that nobody asked for, and styles that nobody applied. */
const listUnused = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const calls: unknown = Reflect.get(window, 'firstCalls');
    const styles = Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]'),
      ({ href }) => href,
    ).filter((href) => ![...document.styleSheets].some((sheet) => sheet.href === href));
    return [...(calls instanceof Map ? Array.from(calls.keys(), String) : []), ...styles];
  });

/** Opens each page of a console by its address, those with parameters by a link of an earlier one. */
async function expectSideBySideLoads(page: Page, name: ConsoleName): Promise<void> {
  const pages = readPages(name);
  const links = new Set<string>();
  let calls: string[] = [];
  const waitForRequests = watchRequests(page);
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    if (request.method() === 'GET') calls.push(pathname + search);
    // A page that marks something as read asks again for what that changes, such as the count of the bell.
    else calls = [];
  });
  const missing: string[] = [];
  for (const { path, scripts } of pages) {
    const pattern = toPattern(`/${name}${path === '/' ? '' : path}`);
    const own = pages.filter((other) => other.path !== path && !other.path.includes(':'));
    const isOther = (link: string) => own.some((other) => link === `/${name}${other.path}`);
    const address = path.includes(':')
      ? [...links].find((link) => pattern.test(link) && !isOther(link))
      : `/${name}${path}`;
    if (address === undefined) {
      missing.push(path);
      continue;
    }
    calls = [];
    const answer = await page.goto(address);
    const html = (await answer?.text()) ?? '';
    for (const script of scripts) expect.soft(html, path).toContain(`href="${script}"`);
    const [, drawn] = /<p aria-hidden="true"><span lang="en">([^<]+)/.exec(html) ?? [];
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expectSettled(page);
    expect.soft(drawn, path).toBe(path.includes(':') ? undefined : await heading.textContent());
    await waitForRequests();
    const twice = calls.filter((call, index) => calls.indexOf(call) !== index);
    expect.soft(twice, `asked twice by ${path}`).toEqual([]);
    expect.soft(await listUnused(page), `not used by ${path}`).toEqual([]);
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      ))
      links.add(href);
  }
  expect(missing).toEqual(UNLINKED[name]);
}

test.setTimeout(300_000);

for (const { name, path, call, language, heading } of [
  {
    name: 'admin',
    path: '/lenders',
    call: '/api/get-lenders-data',
    language: 'en',
    heading: 'Lenders',
  },
  {
    name: 'partner',
    path: '/referral',
    call: '/api/partner/referral',
    language: 'hi',
    heading: 'रेफ़रल',
  },
] as const)
  test(`the ${name} console's heading, first calls and ${language} texts come while its code still loads`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    if (name === 'admin') await asAdmin(page);
    else await asPartner(page);
    await page.addInitScript((key) => localStorage.setItem(...key), [
      `preference:${name}:language`,
      language,
    ] as const);
    const { texts }: ConsolePages = JSON.parse(
      readFileSync(join(DIST, name, 'console.json'), 'utf8'),
    );
    const release = await holdChunk(page, 'kit');
    await page.goto(`/${name}${path}`, { waitUntil: 'commit' });
    const files = texts[language].scripts;
    await expect.poll(() => asked).toEqual(expect.arrayContaining([call, ...files]));
    const drawn = page.locator('[data-waiting] > p');
    await expect(page.getByRole('status')).toBeVisible();
    await expect(drawn).toHaveText(heading);
    const before = await drawn.boundingBox();
    release();
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
    await expect(title).toBeVisible();
    const after = await title.boundingBox();
    expect(after?.x).toBe(before?.x);
    await expectSettled(page);
    expect(asked.filter((one) => one === call)).toHaveLength(1);
  });

test('each page of the admin console loads side by side and asks for nothing twice', async ({
  page,
}) => {
  const own = readPages('admin').map(({ path }) => toPattern(path).source);
  for (const { path } of adminRoutes)
    expect(own, path).toContain(toPattern(path.replace('/admin', '')).source);
  await asAdmin(page);
  await expectSideBySideLoads(page, 'admin');
});

test('each page of the partner portal loads side by side and asks for nothing twice', async ({
  page,
}) => {
  await asPartner(page);
  await expectSideBySideLoads(page, 'partner');
});
