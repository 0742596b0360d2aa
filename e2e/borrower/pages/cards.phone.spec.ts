import { chooseLanguage, heading, newNumber, signIn } from '../borrowerPage';
import { choose, expectBothHeadings } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test('one card: its details, and the issuer’s address with a number of the click, once asked', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await choose(page, /Credit Cards/);
  const first = page.getByRole('heading', { level: 2 }).first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/user\/credit-card\?id=\d+$/);
  // The list has the same heading below the page's own.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectBothHeadings(page, name, name);
  const cookies = await page.context().cookies();
  const id = cookies.find((cookie) => /userId/i.test(cookie.name))?.value ?? 'none';
  const apply = page.getByRole('link', { name: /apply on the issuer/ });
  await expect(apply).toHaveAttribute('href', /^https:[^{}]*$/);
  const ask = page.getByRole('checkbox', { name: 'Tell the issuer that I came from here' });
  const clicks = new Set<string>();
  for (let times = 0; times < 2; times += 1) {
    await ask.check();
    const number = page.getByText(/^The issuer gets this number with your click: /);
    clicks.add(((await number.textContent()) ?? '').split(': ')[1] ?? '');
    await expect(apply).toHaveAttribute('href', new RegExp([...clicks].at(-1) ?? 'none'));
    await ask.uncheck();
    await expect(apply).not.toHaveAttribute('href', new RegExp([...clicks].at(-1) ?? 'none'));
  }
  expect(clicks.size).toBe(2);
  expect(clicks).not.toContain(id);
  await chooseLanguage(page, 'hi');
  await page.getByRole('checkbox', { name: 'जारीकर्ता को बताएँ कि मैं यहाँ से आया/आई' }).check();
  await expect(page.getByText(/^आपके क्लिक के साथ जारीकर्ता को यह नंबर मिलेगा: ./)).toBeVisible();
  await chooseLanguage(page, 'en');
  await page.goto('/user/credit-card?id=99999');
  await expect(heading(page, 'This card is no longer available')).toBeVisible();
  await page.getByRole('link', { name: 'See all credit cards' }).click();
  await expect(page).toHaveURL(/\/credit-cards$/);
});

test('cards at three addresses, narrowed down by their features', async ({ page }) => {
  await asBorrower(page, { product: 'Credit Cards', language: 'en' });
  await page.goto('/credit-cards');
  const cards = page.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(cards).toHaveCount(10);
  await page.getByText('Filter by features').click();
  const cashback = page.getByRole('checkbox', { name: /^Cashback credited every month/ });
  await cashback.check();
  await expect(cards).toHaveText(['Everyday Cashback', 'Secure Gold']);
  await expect(page.getByText('2 cards', { exact: true })).toBeVisible();
  await expectBothHeadings(page, 'Credit Cards', 'क्रेडिट कार्ड');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('checkbox', { name: /^कैशबैक हर महीने खाते में/ })).toBeChecked();
  await expect(page.getByText('हर ख़र्च पर 1% कैशबैक').last()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(cashback).toBeChecked();
  await page.reload();
  await expect(cashback).toBeChecked();
  await page.getByRole('checkbox', { name: /^No income proof needed/ }).check();
  await expect(cards).toHaveText(['Secure Gold']);
  await page.getByRole('link', { name: 'Unsecured' }).click();
  await expect(page).toHaveURL(/\/cards-unsecured\?feature=/);
  await expect(heading(page, 'No card has all of these features')).toBeVisible();
  await page.getByRole('button', { name: 'Clear features' }).click();
  await expect(cards).toHaveCount(7);
  await page.getByRole('link', { name: 'Secured', exact: true }).click();
  await expect(page).toHaveURL(/\/cards-secured$/);
  await expect(cards).toHaveText(['First Card', 'Student Start', 'Secure Gold']);
});
