import { askForCode, codeFor, newNumber } from '../borrower';
import { heading } from '../borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { finishProfile } from '../../fixtures/lenders';
import { asBorrower } from '../../fixtures/session';
import { STEP_TEXTS } from '../../faults/stepTexts';

test('the language chosen at the sign-in is the account’s, on the next device too', async ({
  page,
  browser,
  server,
}) => {
  const contact = newNumber();
  await askForCode(page, contact);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByRole('textbox').fill(await codeFor(page.request, contact));
  const noted = page.waitForRequest('**/api/set-language');
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(heading(page, 'आपको क्या चाहिए?')).toBeVisible();
  const userId = (await page.context().cookies()).find(({ name }) => name === 'userId')?.value;
  const request = await noted;
  expect(request.postDataJSON()).toEqual({ uid: userId, language: 2 });
  expect((await request.response())?.status()).toBe(200);

  const other = await browser.newContext({ baseURL: server.url });
  const there = await other.newPage();
  await asBorrower(there, { contact, product: null, language: null });
  await there.goto('/products');
  await expect(heading(there, 'आपको क्या चाहिए?')).toBeVisible();
  // The account keeps the later of two quick choices, even if the first call is slow.
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const answered: number[] = [];
  there.on('response', (answer) => {
    if (answer.url().endsWith('/set-language'))
      answered.push(answer.request().postDataJSON().language);
  });
  await there.route('**/api/set-language', (route) => held.then(() => route.continue()), {
    times: 1,
  });
  const asked = there.waitForRequest('**/api/set-language');
  await there.getByRole('button', { name: 'हिन्दी' }).click();
  await asked;
  await there.getByRole('button', { name: 'English' }).click();
  await expect(heading(there, 'What do you need?')).toBeVisible();
  arrive();
  await expect.poll(() => answered).toEqual([2, 1]);

  await page.reload();
  await expect(heading(page, 'What do you need?')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await other.close();
});

test('a profile is saved once after a language was chosen on its page, in spite of two clicks', async ({
  page,
}) => {
  await asBorrower(page);
  await finishProfile(page);
  await page.goto('/products');
  await page.goto('/user/user-detail');
  // The page itself may still give the account the language of this device.
  const noted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/set-language') && answer.request().postDataJSON().language === 2,
  );
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await (await noted).finished();
  await page.getByRole('checkbox', { name: STEP_TEXTS.hi.bureau }).check();
  const sent: string[] = [];
  page.on('request', (request) => {
    const match = /\/api\/user\/[^/]+(\/consents)?$/.exec(request.url());
    if (match && request.method() === 'POST') sent.push(match[1] ?? '/user');
  });
  await page.getByRole('button', { name: STEP_TEXTS.hi.agree }).dblclick();
  await expect(heading(page, STEP_TEXTS.hi.offers)).toBeVisible();
  expect(sent).toEqual(['/consents', '/user']);
});
