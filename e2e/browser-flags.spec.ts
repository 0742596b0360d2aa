import { expect, test } from '@playwright/test';

test('the features that Playwright switches off in Chromium stay off', async ({ page }) => {
  await page.goto('chrome://version');
  const flags = (await page.locator('#command_line').innerText()).split(/\s+(?=--)/);
  const lists = flags.flatMap((flag) => flag.match(/^--disable-features=(\S+)/)?.[1] ?? []);
  expect(lists.length).toBeGreaterThan(1);
  const counted = lists.at(-1)?.split(',');
  expect(counted).toEqual(expect.arrayContaining(lists.flatMap((list) => list.split(','))));
});
