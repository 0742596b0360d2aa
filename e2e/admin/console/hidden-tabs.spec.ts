import type { Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { watchRequests } from '../../checks/faultInjection';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

/**
 * The pages that refresh their data by themselves, and what each of them asks for last. The menu's counts are on all
 * of them.
 */
const PAGES = [
  ['/admin/dashboard', '/api/waiting-approvals'],
  ['/admin/vendors-on-off', '/api/waiting-approvals'],
  ['/admin/telecalling', '/api/rest/calls'],
] as const;

/** Puts the page's tab into the background or back, as far as the page can see it. */
const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('a tab in the background asks for nothing, and catches up when somebody looks at it', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.clock.install();
  await asAdmin(page);
  for (const [path, last] of PAGES) {
    calls.length = 0;
    await page.goto(path);
    await expect.poll(() => calls, path).toContain(last);
    await expectSettled(page);
    await setVisibility(page, 'hidden');
    calls.length = 0;
    await page.clock.runFor('06:00');
    expect(calls, path).toEqual([]);
    await setVisibility(page, 'visible');
    await expect.poll(() => calls, path).toContain('/api/waiting-approvals');
  }
});

test('a tab in sight asks for what waits twice a minute at most, and for tasks after five minutes', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const waitForRequests = watchRequests(page);
  await page.clock.install();
  await asAdmin(page);
  await page.goto('/admin/dashboard');
  await expectSettled(page);
  calls.length = 0;
  const count = (path: string) => calls.filter((call) => call === path).length;
  const runFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 5) {
      await page.clock.runFor('00:05');
      // The time limit of a call is by the same clock, so that a slow machine would send it again.
      await waitForRequests();
    }
  };
  await runFor(235);
  // An interval starts when the answer of the one before has come, so a slow one leaves out a call.
  expect(count('/api/waiting-approvals')).toBeGreaterThan(3);
  expect(count('/api/waiting-approvals')).toBeLessThanOrEqual(8);
  expect(count('/api/rest/customer-tasks')).toBe(0);
  await runFor(90);
  await expect.poll(() => count('/api/rest/customer-tasks')).toBe(1);
});
