import { codeFor } from '../borrower';
import { expectWholePage } from '../../checks/wholePage';
import { chooseLanguage, expectAccessible, heading, newNumber, signIn } from '../borrowerPage';
import { inLanguage } from '../inLanguage';
import { formatLongDate, getDeviceToday } from '@marketplace/shared/format';
import { expect, test } from '../../fixtures/fixtures';
import {
  agreeToOffers,
  applyTo,
  finishProfile,
  setApplicationStatus,
} from '../../fixtures/lenders';
import { asNobody } from '../../fixtures/session';

test.use({ dataSet: 'lender answers' });

test('a rejection is shown with its reason, its consequences and three matching lenders', async ({
  page,
}) => {
  const say = inLanguage('hi');
  const lender = say('Omkar-Advance');
  await signIn(page, newNumber(), 'hi');
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/earlysalary/declined');
  await expect(
    heading(page, say('%{lender} has not declined your application', { lender })),
  ).toBeVisible();
  const id = await applyTo(page, 'earlysalary');
  await page.reload();
  await page.getByRole('link', { name: say('See your application') }).click();
  await expect(
    heading(page, say('We have sent your application to %{lender}', { lender })),
  ).toBeVisible();

  const today = getDeviceToday();
  const date = formatLongDate(today, 'hi');
  await setApplicationStatus(page, id, 'in_review', today, 'Customer: अपनी सैलरी स्लिप भेजें');
  await setApplicationStatus(page, id, 'rejected', today, 'Income could not be verified');
  await page.goto('/user/earlysalary/declined');
  await expect(heading(page, say('%{lender} declined your application', { lender }))).toBeVisible();
  await expectWholePage(page, 'hi', 'the declined application');
  await expect(page.getByText(say('Income could not be verified'))).toBeVisible();
  await expect(page.getByText(new RegExp(`^${date} को`))).toBeVisible();
  await expect(page.getByText(/सबसे कम APR/).first()).toBeVisible();
  const others = page.getByRole('listitem').filter({ has: page.getByRole('term') });
  await expect(others).toHaveCount(3);
  const aprs = (await others.getByText(/^\d+\.\d\d%$/).allInnerTexts()).map(Number.parseFloat);
  expect(aprs).toEqual([...aprs].sort((a, b) => a - b));
  await expect(others.filter({ hasText: lender })).toHaveCount(0);

  await page.route('**/api/user/*/offers*', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await page.reload();
  await expect(page.getByText(say('We could not load offers from other lenders.'))).toBeVisible();
  await page.unroute('**/api/user/*/offers*');
  await page.getByRole('button', { name: say('Try again') }).click();
  await expect(others).toHaveCount(3);

  await page.goto('/user/lenders-transaction/earlysalary');
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(steps).toHaveText([
    say.within('Applied', {}, 'applicationsTexts'),
    new RegExp(`${say('In review', {}, 'applicationsTexts')}.*${date}`),
    new RegExp(`${say('Declined', {}, 'applicationsTexts')}.*${date}`),
  ]);
  await expect(page.getByText('अपनी सैलरी स्लिप भेजें')).toBeVisible();
  await expect(page.getByText(say('Income could not be verified'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('Why, and what you can do') }).click();
  await expect(page).toHaveURL(/\/user\/earlysalary\/declined$/);
});

test('the lender’s message leads through the sign-in to the page for its code', async ({
  page,
}) => {
  const contact = newNumber();
  await signIn(page, contact);
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/indialends-otp');
  await expect(heading(page, 'There is nothing to confirm')).toBeVisible();
  await applyTo(page, 'indialends');
  await page.goto('/user/lenders-transaction/indialends');
  await expect(heading(page, 'One step left')).toBeVisible();
  await expectAccessible(page);
  // The page takes the lender's name in the other language without a reload.
  const hindi = inLanguage('hi')('Harsha-Paylater');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Harsha-Paylater');
  await chooseLanguage(page, 'hi');
  await expect(title).toContainText(hindi);
  await chooseLanguage(page, 'en');
  await expect(title).toContainText('Harsha-Paylater');

  await asNobody(page);
  await page.goto('/indialends-otp');
  await page.getByRole('textbox', { name: 'Mobile number or e-mail' }).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/verification$/);
  await page
    .getByRole('textbox', { name: 'One-time code' })
    .fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/indialends-otp$/);
  await expect(heading(page, 'Confirm your application')).toBeVisible();
  await expectAccessible(page);
});

test('the lender’s code is invalid after wrong tries; a new one confirms, once', async ({
  page,
}) => {
  const say = inLanguage('hi');
  const contact = newNumber();
  await signIn(page, contact, 'hi');
  await finishProfile(page);
  await agreeToOffers(page);
  await applyTo(page, 'indialends');
  const right = await codeFor(page.request, contact);
  await page.goto('/user/indialends-otp');
  const field = page.getByRole('textbox', { name: say('One-time code') });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const confirm = page.getByRole('button', { name: say('Confirm application') });
  const expired = say('This code no longer works. Ask for a new one');
  await confirm.click();
  await expect(field).toHaveAccessibleDescription(say.within('Enter 6 digits OTP'));
  await expect(field).toBeFocused();
  const wrong = right === '000000' ? '111111' : '000000';
  for (const count of [4, 3, 2, 1]) {
    await field.fill(wrong);
    await confirm.click();
    await expect(field).toHaveAccessibleDescription(say.within('%{count} tries left.', { count }));
  }
  await confirm.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(expired));
  await expectAccessible(page);
  await page.reload();
  await expect(field).toHaveAccessibleDescription(new RegExp(expired));
  await page.clock.install();
  await page.clock.fastForward('00:31');
  await page.getByRole('button', { name: say('Send another code') }).click();
  await expect(
    page.getByText(say('We sent a code. Use the one in the newest message.')),
  ).toBeVisible();
  await field.fill(await codeFor(page.request, contact));
  await page.keyboard.press('Enter');
  await expect(heading(page, say('Your application is confirmed'))).toBeFocused();
  await expectWholePage(page, 'hi', 'the confirmed application');
  await page.getByRole('link', { name: say('See what happens next') }).click();
  await expect(
    page.getByText(say.like('You confirmed this application on %{when}.')),
  ).toBeVisible();
});
