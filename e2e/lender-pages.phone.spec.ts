import { codeFor } from './borrower';
import { expectAccessible, heading, newNumber, signIn } from './borrowerPage';
import { choose, inBothLanguages } from './borrowerProducts';
import { expect, test } from './fixtures';
import { agreeToOffers, applicationsOf, applyTo, finishProfile, lenderTells } from './lenders';

test.use({ dataSet: 'lender pages' });

test('a lender’s page says what it lends and how one stands to it, step by step', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await page.goto('/user/earlysalary');
  await inBothLanguages(
    page,
    'Finish your profile to see your offer',
    'अपना ऑफ़र देखने के लिए प्रोफ़ाइल पूरी करें',
  );
  await expect(
    page.getByRole('definition').filter({ hasText: '₹1,000 to ₹2,00,000' }),
  ).toBeVisible();
  await expect(page.getByText('grievance@omkar-advance.example')).toBeVisible();

  await finishProfile(page);
  await page.reload();
  await inBothLanguages(page, 'Why there are no offers', 'ऑफ़र क्यों नहीं दिख रहे');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await inBothLanguages(page, 'Your offer', 'आपका ऑफ़र');
  await expect(page.getByText('Worked out for ₹2,00,000 over 18 months')).toBeVisible();
  await page.getByRole('link', { name: 'Key fact statement of Omkar-Advance' }).click();
  await expect(heading(page, 'Key fact statement: Omkar-Advance')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Your offer')).toBeVisible();
});

test('a lender that does not match says why and what would change it; an unknown one leads back', async ({
  page,
}) => {
  await signIn(page, '9876543210');
  await page.getByRole('link', { name: 'Girivar-Bank' }).click();
  await expect(page).toHaveURL(/\/user\/girivar-bank$/);
  await inBothLanguages(page, 'No offer for you at the moment', 'अभी आपके लिए कोई ऑफ़र नहीं');
  await expect(page.getByText('Needs a credit score of 750 or more; yours is 745')).toBeVisible();
  await expect(page.getByText('A credit score of 750.')).toBeVisible();

  await page.goto('/user/nobody-lends');
  await inBothLanguages(page, 'There is no such lender', 'ऐसा कोई लेंडर नहीं है');
  await page.getByRole('link', { name: 'Compare offers' }).click();
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('20000');
  await expect(page.getByText(/₹20,000 · 24 months/)).toBeVisible();
  await page.goto('/user/jheel-capital');
  await page.getByRole('button', { name: 'Ask for ₹50,000' }).click();
  await expect(heading(page, 'Your offer')).toBeVisible();

  await page.goto('/user/chandrika-gold');
  await expect(heading(page, 'Not for the product that you chose')).toBeVisible();
  await choose(page, /Gold Loans/);
  await page.goto('/user/chandrika-gold');
  await inBothLanguages(
    page,
    'How much you get depends on your gold',
    'कितना लोन मिलेगा, यह आपके सोने पर निर्भर है',
  );
  await page.goto('/user/omkar-advance');
  await expect(heading(page, 'Not for the product that you chose')).toBeVisible();
});

test('a failed answer can be tried again, and narrow screens hold every page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, '9876543210');
  await page.route('**/api/user/*/lenders/*', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await page.goto('/user/ekavali-money');
  await expect(heading(page, 'The lender could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/user/*/lenders/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Ekavali-Money')).toBeVisible();
  await expectAccessible(page);
});

test('an offer taken on the lender’s page leads to what follows, once, with its terms kept', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/lenders-transaction/ekavali-money');
  await inBothLanguages(
    page,
    'You have not applied to Ekavali-Money',
    'आपने Ekavali-Money को आवेदन नहीं दिया है',
  );
  await page.getByRole('link', { name: 'What Ekavali-Money lends' }).click();
  await page.getByRole('button', { name: 'Choose Ekavali-Money' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to Ekavali-Money' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(page).toHaveURL(/\/user\/lenders-transaction\/ekavali-money$/);
  await expect(heading(page, 'Your application is with Ekavali-Money')).toBeFocused();
  await inBothLanguages(
    page,
    'Your application is with Ekavali-Money',
    'आपका आवेदन Ekavali-Money के पास पहुँच गया है',
  );
  await expect(page.getByText('For 3 days after the money is paid out')).toBeVisible();
  await expect(page.getByText('Share my details with Ekavali-Money.')).toBeVisible();
  await expect(page.getByText('Salary slips of the last three months')).toBeVisible();

  await page.getByRole('link', { name: 'Key fact statement, as you took it' }).click();
  await expect(heading(page, 'Key fact statement: Ekavali-Money')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your application' }).click();
  await expect(heading(page, 'Your application is with Ekavali-Money')).toBeFocused();

  await page.goto('/user/ekavali-money');
  await expect(heading(page, 'You have applied to Ekavali-Money')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Ekavali-Money' })).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  expect(await applicationsOf(page)).toBe(1);
  await page.goto('/user/applications');
  await page.getByRole('link', { name: 'Ekavali-Money' }).click();
  await page.getByRole('link', { name: 'How it goes on with Ekavali-Money' }).click();
  await expect(page).toHaveURL(/\/user\/lenders-transaction\/ekavali-money$/);
});

test('a refusal is told with its reason, what it leaves as it is, and three lenders that match', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/earlysalary/declined');
  await inBothLanguages(
    page,
    'Omkar-Advance has not declined an application of yours',
    'Omkar-Advance ने आपका कोई आवेदन नामंज़ूर नहीं किया है',
  );
  const id = await applyTo(page, 'earlysalary');
  await page.reload();
  await page.getByRole('link', { name: 'See your application' }).click();
  await expect(heading(page, 'Your application is with Omkar-Advance')).toBeVisible();

  await lenderTells(page, id, 'in_review', '2026-11-22', 'Salary slips asked for');
  await lenderTells(page, id, 'rejected', '2026-11-24', 'Income could not be verified');
  await page.goto('/user/earlysalary/declined');
  await inBothLanguages(
    page,
    'Omkar-Advance declined your application',
    'Omkar-Advance ने आपका आवेदन नामंज़ूर किया',
  );
  await expect(page.getByText('Income could not be verified')).toBeVisible();
  await expect(page.getByText('On 24 November 2026.')).toBeVisible();
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
  await expect(page.getByText('The offers of other lenders could not be loaded.')).toBeVisible();
  await page.unroute('**/api/user/*/offers*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(others).toHaveCount(3);

  await page.goto('/user/lenders-transaction/earlysalary');
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(steps).toHaveText([/Applied/, /In review on 22 November 2026/, /Declined on 24/]);
  await expect(page.getByText('Salary slips asked for')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Why, and what you can do' }).click();
  await expect(page).toHaveURL(/\/user\/earlysalary\/declined$/);
});

test('the lender’s message leads through the sign-in to its code, which confirms once', async ({
  page,
  context,
}) => {
  const contact = newNumber();
  await signIn(page, contact);
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/indialends-otp');
  await inBothLanguages(page, 'There is nothing to confirm', 'पक्का करने को कुछ नहीं है');
  await applyTo(page, 'indialends');
  const right = await codeFor(page.request, contact);
  await page.goto('/user/lenders-transaction/indialends');
  await expect(heading(page, 'One step is left')).toBeVisible();
  await expectAccessible(page);

  await context.clearCookies();
  await page.goto('/indialends-otp');
  await page.getByRole('textbox', { name: 'Mobile number or e-mail' }).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/verification$/);
  await page
    .getByRole('textbox', { name: 'One-time code' })
    .fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/indialends-otp$/);
  await inBothLanguages(page, 'Confirm your application', 'अपना आवेदन पक्का करें');

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
  await expect(field).toHaveAccessibleDescription(/can no longer be used/);
  await expectAccessible(page);
  await page.reload();
  await expect(field).toHaveAccessibleDescription(/can no longer be used/);
  await page.clock.install();
  await page.clock.fastForward('00:31');
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await field.fill(await codeFor(page.request, contact));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your application is confirmed')).toBeFocused();
  await inBothLanguages(page, 'Your application is confirmed', 'आपका आवेदन पक्का हो गया है');
  await page.getByRole('link', { name: 'See what happens next' }).click();
  await expect(page.getByText(/You confirmed this application on/)).toBeVisible();
});

test('no page below /user is taken for a lender', async ({ page }) => {
  await signIn(page, '9876543210');
  for (const name of [
    'offers',
    'user-detail',
    'welcome-back',
    'applications',
    'privacy',
    'insurance',
    'credit-card',
    'business-offers',
    'gold-loan-confirmation',
    'lender-submit',
  ]) {
    await page.goto(`/user/${name}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page).not.toHaveTitle(/There is no such lender/);
  }
});
