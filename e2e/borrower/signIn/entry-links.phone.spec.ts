import { expectAccessible } from '../../checks/accessible';
import { newNumber, signInHere } from '../borrower';
import { heading } from '../borrowerPage';
import { inLanguage } from '../inLanguage';
import { expectWholePage } from '../../checks/wholePage';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower, asNobody, storeLanguage } from '../../fixtures/session';
import {
  createProspectLink,
  linkFor,
  linkSentTo,
  newAddress,
  getProspectStage,
} from '../../fixtures/signInLinks';

test.use({ dataSet: 'entry links' });

test.describe('a link of a message', () => {
  test('leads to a page of this site with its campaign, and Back skips the redirect', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await page.goto('/redirect?to=%2Fterms-of-use&utm_source=sms');
    await expect(page).toHaveURL(/\/terms-of-use\?utm_source=sms$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });

  for (const language of ['en', 'hi'] as const)
    test(`to another site is stopped with a message (${language})`, async ({ page }) => {
      const say = inLanguage(language);
      await storeLanguage(page, language);
      await page.goto('/redirect?to=https%3A%2F%2Fevil.example');
      await expect(heading(page, say('This link leads to another site'))).toBeVisible();
      await page.goto('/redirect?to=%2Fno%2Fsuch%2Fpage');
      await expect(heading(page, say('We cannot find the page for this link'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: say('Go to the start page') }).click();
      await expect(page).toHaveURL(/\/$/);
    });

  test('to a page behind the sign-in opens it afterwards', async ({ page }) => {
    await page.goto('/redirect?to=%2Fuser%2Fprivacy');
    await signInHere(page, newNumber());
    await expect(page).toHaveURL(/\/user\/privacy$/);
    await expect(heading(page, 'Your privacy')).toBeVisible();
    await page.goto('/redirect?product=Gold%20Loans');
    await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan$/);
  });

  test('to a card hands over to its issuer, who is told nothing unless one agrees', async ({
    page,
    context,
  }) => {
    await page.goto('/redirect?card=1');
    await signInHere(page, newNumber());
    await expect(page).toHaveURL(/\/user\/card-issuer\?id=1$/);
    await expect(heading(page, 'Continue on the issuer’s site')).toBeVisible();
    const cookies = await context.cookies();
    const id = cookies.find(({ name }) => name === 'userId')?.value ?? '';
    const out = page.getByRole('link', { name: /apply on the issuer’s site/ });
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(out).toHaveAttribute('target', '_blank');
    const href = (await out.getAttribute('href')) ?? '';
    expect(href).not.toContain(id);
    expect(href).toMatch(/^https:\/\//);
    const ask = page.getByRole('checkbox', { name: 'Tell the issuer that I came from here' });
    await ask.check();
    await expect(out).not.toHaveAttribute('href', href);
    await expect(out).not.toHaveAttribute('href', new RegExp(id));
    await page.goto('/redirect?card=999');
    await expect(heading(page, 'This card is no longer available')).toBeVisible();
  });
});

test.describe('the sign-in by a link', () => {
  test('shows the contact on the device that asked, and removes the code from the address', async ({
    page,
  }) => {
    const say = inLanguage('hi');
    await storeLanguage(page, 'hi');
    const contact = newAddress();
    const addresses: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/user/applications');
    await page.getByRole('textbox', { name: say('Mobile number or e-mail') }).fill(contact);
    await page.getByRole('button', { name: say('Send code') }).click();
    await expect(page).toHaveURL(/\/verification$/);
    const link = await linkFor(page.request, contact);
    const code = link.split('.').at(-1) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await page.goto(link);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(heading(page, say('Sign in with your link'))).toBeVisible();
    await expectWholePage(page, 'hi', 'the sign-in by a link');
    await expect(page.getByRole('main')).toContainText('@example.in');
    await expect(page.getByText(contact)).toBeHidden();
    await expect(page).not.toHaveTitle(new RegExp(code));
    await page.getByRole('button', { name: say('Sign in') }).click();
    await expect(page).toHaveURL(/\/user\/applications$/);
    // The app forgets the requested page once it has shown it.
    await expect(
      page.getByRole('heading', { level: 1, name: say('Your applications') }),
    ).toBeVisible();
    expect([...addresses, ...said].filter((text) => text.includes(code))).toEqual([]);
    await page.goto(link);
    await expect(heading(page, say('You are already signed in'))).toBeVisible();
    await page.getByRole('button', { name: say('Continue') }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test('works on another device, once, and survives a call that fails', async ({ page }) => {
    const link = await linkSentTo(page.request, newAddress());
    await page.goto(link);
    await expect(page.getByText(/the person who asked for it by e-mail/)).toBeVisible();
    await page.route('**/api/verify-otp', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not sign you in');
    await page.unroute('**/api/verify-otp');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await asNobody(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new code' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  for (const language of ['en', 'hi'] as const)
    test(`that is incomplete says so; an empty one leads to the sign-in (${language})`, async ({
      page,
    }) => {
      await storeLanguage(page, language);
      await page.goto('/auth#5b8a1c9e-2f47');
      await expect(heading(page, inLanguage(language)('This link is incomplete'))).toBeVisible();
      await page.goto('/auth');
      await expect(page).not.toHaveURL(/\/auth/);
      await expect(page.getByRole('textbox').first()).toBeVisible();
    });

  test('asks before it takes the place of another person', async ({ page, context }) => {
    const say = inLanguage('hi');
    const contact = newNumber();
    await asBorrower(page, { contact, product: null, language: 'hi' });
    const link = await linkSentTo(page.request, newAddress());
    await page.goto(link);
    await expect(heading(page, say('Someone is signed in on this device'))).toBeVisible();
    await expectWholePage(page, 'hi', 'a link for another person');
    await expect(page.getByRole('main')).toContainText(contact.slice(-4));
    await page.getByRole('button', { name: say('Stay signed in') }).click();
    await expect(page).toHaveURL(/\/products$/);
    const before = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value;
    await page.goto(link);
    await page.getByRole('button', { name: say('Sign in with the link') }).click();
    await expect(page).toHaveURL(/\/products$/);
    const cookies = await context.cookies();
    const id = cookies.find(({ name }) => name === 'userId')?.value ?? '';
    expect(link).toContain(id);
    const headers = { authorization: `Bearer ${before}` };
    await expect
      .poll(async () => (await page.request.get(`/api/user/${id}`, { headers })).status())
      .toBe(401);
  });
});

test.describe('a partner’s hand-over', () => {
  test('shows the partner and the product, and assigns the person who signs in', async ({
    page,
  }) => {
    const say = inLanguage('hi');
    await storeLanguage(page, 'hi');
    const id = await createProspectLink(page.request, 'gold_loan');
    await page.goto(`/transfer/${id}`);
    const expired = heading(page, say('This link no longer works'));
    const sent = { partner: 'Taralune Finance', brand: 'Cedarloop', product: say('a gold loan') };
    const title = say('%{partner} sent you to %{brand} for %{product}', sent);
    await expect(heading(page, title)).toBeVisible();
    await expectWholePage(page, 'hi', 'a hand-over');
    await expect(page.getByText(say('In Partnership With'))).toBeVisible();
    await expect(page.getByText('Asha')).toBeHidden();
    await expect.poll(() => getProspectStage(page.request, id)).toBe('opened');
    await page.getByRole('button', { name: say('Continue') }).click();
    await signInHere(page, newNumber(), 'hi');
    await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan$/);
    await expect.poll(() => getProspectStage(page.request, id)).toBe('signed_in');
    await asNobody(page);
    await storeLanguage(page, 'hi');
    await page.goto(`/transfer/${id}`);
    await expect(expired).toBeVisible();
    const start = page.getByRole('link', { name: say('Go to the start page') });
    await start.click();
    await signInHere(page, newNumber(), 'hi');
    await page.goto(`/transfer/${id}`);
    await expect(expired).toBeVisible();
    await expect(start).toBeHidden();
    await page.getByRole('link', { name: say('Continue without the link') }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test('continues as the signed-in person after a confirmation; a failed call can be tried again', async ({
    page,
  }) => {
    const contact = newNumber();
    await asBorrower(page, { contact, product: null });
    const id = await createProspectLink(page.request, 'personal_loan');
    // A dropped call would retry by itself before the press, so the server answers 500.
    await page.route('**/api/prospects/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Try again' } }),
    );
    await page.goto(`/transfer/${id}`);
    await expect(heading(page, 'The link could not be opened')).toBeVisible();
    await page.unroute('**/api/prospects/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/You are signed in as .*and will continue/)).toContainText(
      contact.slice(-4),
    );
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/user\/user-detail$/);
    await expect.poll(() => getProspectStage(page.request, id)).toBe('signed_in');
  });

  test('for one contact asks to sign in with it, without naming it', async ({ page }) => {
    const [invited, other] = [newNumber(), newNumber()];
    await asBorrower(page, { contact: other, product: null });
    const id = await createProspectLink(page.request, 'gold_loan', invited);
    await page.goto(`/transfer/${id}`);
    const refusal = heading(page, 'This link is for another mobile number or e-mail');
    await expect(refusal).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('You are signed in with')).toContainText(other.slice(-4));
    await expect(page.locator('main')).not.toContainText(invited.slice(-4));
    await page.getByRole('button', { name: 'Log out and use the link' }).click();
    await expect(
      page.getByText(/you gave Taralune Finance.*does not work with any other/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await signInHere(page, other);
    await expect(page.getByText(/This link is for another mobile number or e-mail/)).toBeVisible();
    await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan$/);
    expect(await getProspectStage(page.request, id)).toBe('opened');
    await asNobody(page);
    await page.goto(`/transfer/${id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await signInHere(page, invited);
    await expect.poll(() => getProspectStage(page.request, id)).toBe('signed_in');
  });
});
