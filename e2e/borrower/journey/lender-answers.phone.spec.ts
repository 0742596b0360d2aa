import { codeFor } from '../borrower';
import { expectAccessible, heading, newNumber, signIn } from '../borrowerPage';
import { expectInBothLanguages, expectBothHeadings } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import {
  agreeToOffers,
  applyTo,
  finishProfile,
  setApplicationStatus,
} from '../../fixtures/lenders';
import { asNobody } from '../../fixtures/session';

test.use({ dataSet: 'lender answers' });

/** Today in India, in the formats of a lender's file and of the page. */
function today() {
  const at = new Date();
  const timeZone = 'Asia/Kolkata';
  return {
    file: at.toLocaleDateString('en-CA', { timeZone }),
    said: at.toLocaleDateString('en-GB', { timeZone, dateStyle: 'long' }),
  };
}

test('a rejection is shown with its reason, its consequences and three matching lenders', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/earlysalary/declined');
  await expectBothHeadings(
    page,
    'Omkar-Advance has not declined your application',
    'ओंकार एडवांस ने आपका आवेदन नामंज़ूर नहीं किया है',
  );
  const id = await applyTo(page, 'earlysalary');
  await page.reload();
  await page.getByRole('link', { name: 'See your application' }).click();
  await expect(heading(page, 'We have sent your application to Omkar-Advance')).toBeVisible();

  const date = today();
  await setApplicationStatus(page, id, 'in_review', date.file, 'Customer: Send us your slips');
  await setApplicationStatus(page, id, 'rejected', date.file, 'Income could not be verified');
  await page.goto('/user/earlysalary/declined');
  await expectInBothLanguages(
    page,
    'Omkar-Advance declined your application',
    'ओंकार एडवांस ने आपका आवेदन नामंज़ूर किया',
  );
  await expect(page.getByText('Income could not be verified')).toBeVisible();
  await expect(page.getByText(`On ${date.said}.`)).toBeVisible();
  await expect(page.getByText(/Sorted by lowest APR .* Lenders cannot pay/)).toBeVisible();
  const others = page.getByRole('listitem').filter({ has: page.getByRole('term') });
  await expect(others).toHaveCount(3);
  const aprs = (await others.getByText(/^\d+\.\d\d%$/).allInnerTexts()).map(Number.parseFloat);
  expect(aprs).toEqual([...aprs].sort((a, b) => a - b));
  await expect(others.filter({ hasText: 'Omkar-Advance' })).toHaveCount(0);

  await page.route('**/api/user/*/offers*', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await page.reload();
  await expect(page.getByText('We could not load offers from other lenders.')).toBeVisible();
  await page.unroute('**/api/user/*/offers*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(others).toHaveCount(3);

  await page.goto('/user/lenders-transaction/earlysalary');
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(steps).toHaveText([
    /Applied/,
    new RegExp(`In review on ${date.said}`),
    new RegExp(`Declined on ${date.said}`),
  ]);
  await expect(page.getByText('Send us your slips')).toBeVisible();
  await expect(page.getByText('Income could not be verified')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Why, and what you can do' }).click();
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
  await expectBothHeadings(page, 'There is nothing to confirm', 'पुष्टि के लिए कोई आवेदन नहीं है');
  await applyTo(page, 'indialends');
  await page.goto('/user/lenders-transaction/indialends');
  await expect(heading(page, 'One step left')).toBeVisible();
  await expectAccessible(page);

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
  await expectInBothLanguages(page, 'Confirm your application', 'अपने आवेदन की पुष्टि करें');
});

test('the lender’s code is invalid after wrong tries; a new one confirms, once', async ({
  page,
}) => {
  const contact = newNumber();
  await signIn(page, contact);
  await finishProfile(page);
  await agreeToOffers(page);
  await applyTo(page, 'indialends');
  const right = await codeFor(page.request, contact);
  await page.goto('/user/indialends-otp');
  const field = page.getByRole('textbox', { name: 'One-time code' });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const confirm = page.getByRole('button', { name: 'Confirm application' });
  await confirm.click();
  await expect(field).toHaveAccessibleDescription(/Enter 6 digits OTP/);
  await expect(field).toBeFocused();
  const wrong = right === '000000' ? '111111' : '000000';
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await field.fill(wrong);
    await confirm.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(left));
  }
  await confirm.click();
  await expect(field).toHaveAccessibleDescription(/code no longer works/);
  await expectAccessible(page);
  await page.reload();
  await expect(field).toHaveAccessibleDescription(/code no longer works/);
  await page.clock.install();
  await page.clock.fastForward('00:31');
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText('We sent a code.')).toBeVisible();
  await field.fill(await codeFor(page.request, contact));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your application is confirmed')).toBeFocused();
  await expectInBothLanguages(page, 'Your application is confirmed', 'आपके आवेदन की पुष्टि हो गई है');
  await page.getByRole('link', { name: 'See what happens next' }).click();
  await expect(page.getByText(/You confirmed this application on/)).toBeVisible();
});
