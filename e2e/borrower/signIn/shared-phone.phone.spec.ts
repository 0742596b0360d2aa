import type { Page } from '@playwright/test';
import { contactField, newNumber, signInBorrower, signInHere } from '../borrower';
import { heading } from '../borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { fillHelp } from '../helpForm';
import { agreeToOffers, finishProfile } from '../../fixtures/lenders';
import { asBorrower, asNobody } from '../../fixtures/session';

test.use({ dataSet: 'shared phone' });
// The last files of a run: their tests keep both workers busy to its end.
test.describe.configure({ mode: 'parallel' });

const WORDS = {
  en: {
    menu: 'Menu',
    logout: 'Logout',
    privacy: 'Your privacy',
    contact: 'Mobile number or e-mail',
  },
  hi: {
    menu: 'मेन्यू',
    logout: 'लॉग आउट',
    privacy: 'आपकी गोपनीयता',
    contact: 'मोबाइल नंबर या ई-मेल',
  },
} as const;

async function logOut(page: Page, { menu, logout }: { menu: string; logout: string }) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: logout }).click();
}

for (const language of ['en', 'hi'] as const)
  test(`a logout in one tab ends the others, and Back shows nothing personal, ${language}`, async ({
    page,
    context,
  }) => {
    const words = WORDS[language];
    const profile = { first_name: 'Zarina', last_name: 'Bano' };
    await asBorrower(page, { language, profile });
    await page.goto('/user/privacy');
    await expect(heading(page, words.privacy)).toBeVisible();
    const left = await context.newPage();
    await left.goto('/user/privacy');
    await expect(heading(left, words.privacy)).toBeVisible();
    await left.goto('/api/health');
    const other = await context.newPage();
    await other.goto('/user/privacy');
    await expect(heading(other, words.privacy)).toBeVisible();
    await expect(other.getByText('Zarina').first()).toBeAttached();
    // The other tab may see the changed cookies later than the storage event.
    await other.evaluate(() => {
      const { cookie } = document;
      Object.defineProperty(document, 'cookie', { get: () => cookie });
    });
    await logOut(page, words);
    await expect(page.getByRole('textbox', { name: words.contact })).toBeVisible();
    await expect(other.getByRole('textbox', { name: words.contact })).toBeVisible();
    await left.goBack();
    await expect(left.getByRole('textbox', { name: words.contact })).toBeVisible();
    for (const tab of [page, other, left]) await expect(tab.getByText('Zarina')).toHaveCount(0);
  });

test('a tab whose session another tab ended leads to the sign-in with its next call', async ({
  page,
  context,
}) => {
  const contact = newNumber();
  await asBorrower(page, { contact, product: 'Gold Loans' });
  await page.goto('/user/user-detail/gold-loan?step=place');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('247667');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Roorkee');
  // Nothing notifies the tab.
  await context.clearCookies({ name: /accessToken/i });
  await page.getByRole('textbox', { name: 'City' }).fill('Laksar');
  await expect(contactField(page)).toBeVisible();
  await signInHere(page, contact);
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Laksar');
});

/** Lists the names of what the browser stores; another test covers the offline files. */
const heldBy = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name).toSorted(),
  ...(await page.evaluate(() => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
  }))),
});

test('after a logout the device keeps the language, and nothing about the person', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await fillHelp(help);
  await expect(help.getByText(/is saved on this device for up to a day/)).toBeVisible();
  await asBorrower(page, { profile: { first_name: 'Zarina', last_name: 'Bano' } });
  await page.goto('/user/user-detail?step=contact');
  await page.getByRole('textbox', { name: 'City' }).fill('Laksar');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Laksar');
  const drafts = async () =>
    (await heldBy(page)).local.filter((name) => name.startsWith('draft:consumer:'));
  await expect.poll(drafts).toHaveLength(2);
  expect(await drafts()).toContain('draft:consumer:anonymous:help');
  expect((await heldBy(page)).cookies).toContain('userId');
  await logOut(page, WORDS.en);
  await expect(contactField(page)).toBeVisible();
  // A random number of the browser stays, so that codes asked for elsewhere cannot use up its own.
  const left = { cookies: ['browser_id', 'language'], local: ['language'], tab: [] };
  await expect.poll(() => heldBy(page)).toEqual(left);
});

/** Reads the amount and the term of the shown offers. */
const terms = (page: Page, months: number) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: `${months} months` });

test('another person who signs in on the same phone sees nothing of the previous person', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const prepare = async () => {
    const { contact } = await asBorrower(page);
    await finishProfile(page);
    await agreeToOffers(page);
    return contact;
  };
  const second = await prepare();
  await asNobody(page);
  await prepare();
  await page.goto('/user/offers');
  await expect(terms(page, 24)).toBeVisible();
  await page.getByRole('button', { name: /^What you want to borrow/ }).click();
  await page.getByRole('slider', { name: 'Tenure, slider' }).press('ArrowRight');
  await expect(terms(page, 25)).toBeVisible();
  await page.reload();
  await expect(terms(page, 25)).toBeVisible();

  // The session ends on this page, and somebody else signs in.
  const ended = page.waitForResponse((answer) => answer.status() === 401);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => /accessToken/i.test(name))?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/logout', { headers })).status()).toBe(200);
  await page.goto('/user/privacy');
  await ended;
  await expect(contactField(page)).toBeVisible();
  await signInHere(page, second);
  await expect(heading(page, 'Compare offers')).toBeVisible();
  await expect(terms(page, 24)).toBeVisible();

  // Logging out also clears the tab's data for the next person.
  await page.getByRole('button', { name: /^What you want to borrow/ }).click();
  await page.getByRole('slider', { name: 'Tenure, slider' }).press('ArrowRight');
  await expect(terms(page, 25)).toBeVisible();
  await logOut(page, WORDS.en);
  await expect(contactField(page)).toBeVisible();
  await signInBorrower(page, second);
  await page.getByRole('button', { name: /Personal Loans/ }).click();
  await expect(terms(page, 24)).toBeVisible();
});
