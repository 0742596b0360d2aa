import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser/findChromium';
import { expect, test } from '../fixtures/fixtures';

test('the features that Playwright switches off in Chromium stay off', async () => {
  const executablePath = findChromium();
  // Chromium shows its flags only in an automated browser.
  const args = [...CHROMIUM_FLAGS, '--enable-automation'];
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  const session = await browser.newBrowserCDPSession();
  const { arguments: flags } = await session.send('Browser.getBrowserCommandLine');
  await browser.close();
  const lists = flags.flatMap((flag) => flag.match(/^--disable-features=(\S+)/)?.[1] ?? []);
  expect(lists.length).toBeGreaterThan(1);
  const counted = lists.at(-1)?.split(',');
  expect(counted).toEqual(expect.arrayContaining(lists.flatMap((list) => list.split(','))));
});
