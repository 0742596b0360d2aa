import type { Page } from '@playwright/test';
import { codeFor, contactField, newNumber } from '../borrower';
import { heading, moveInHistory } from '../borrowerPage';
import { expect } from '../../fixtures/fixtures';
import { listCachedFiles, waitForServiceWorker, test } from '../../fixtures/offline';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'offline' });

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send code' });

const getScript = (page: Page) =>
  page.locator('script[type="module"][src]').first().getAttribute('src');

test('a new build takes over: an open page is reloaded once and loses nothing', async ({
  page,
  front,
}) => {
  await asBorrower(page);
  await page.goto('/user/user-detail');
  await waitForServiceWorker(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ashalata');
  const before = await getScript(page);
  front.rebuild();
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The privacy page is not cached, so loading its code fails.
  await page.getByRole('link', { name: 'Privacy and cookies' }).click();
  await expect(heading(page, 'Privacy and cookies')).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  expect(await getScript(page)).not.toBe(before);
  await moveInHistory(page, -1);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ashalata');
  // The new build's worker deletes the files of the old one.
  await expect.poll(async () => (await listCachedFiles(page)).includes(before ?? '')).toBe(false);
  await front.shut();
  await page.goto('/user/offers');
  await expect(heading(page, 'Your details could not be loaded')).toBeVisible();
});

test('waiting is announced, moves nothing, and nothing is sent twice meanwhile', async ({
  page,
}) => {
  const number = newNumber();
  await page.clock.install();
  await page.goto('/');
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route('**/api/send-otp', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await contactField(page).fill(number);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toBe(1);
  await sendButton(page).dispatchEvent('click');
  const place = await contactField(page).boundingBox();
  await page.clock.fastForward(8000);
  const slow = page.getByText('This is taking longer than usual. We will not send anything twice.');
  await expect(slow).toBeInViewport({ ratio: 1 });
  expect(await contactField(page).boundingBox()).toEqual(place);
  answer();
  await expect(heading(page, 'Enter the code')).toBeVisible();
  await expect(slow).toBeHidden();
  expect(sent).toBe(1);
  expect(await codeFor(page.request, number)).not.toBe('');
});
