import { expectAccessible, heading, newNumber, signIn } from '../borrowerPage';
import { choose, expectInBothLanguages, expectBothHeadings } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { NARROW } from '../../../scripts/browser/phone';
import { agreeToOffers, countApplications, finishProfile } from '../../fixtures/lenders';

test.use({ dataSet: 'lender pages' });

test('a lender’s page shows its terms and the person’s eligibility, step by step', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await page.goto('/user/earlysalary');
  await expectInBothLanguages(
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
  await expectInBothLanguages(page, 'Why there are no offers', 'ऑफ़र क्यों नहीं दिख रहे');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await expectBothHeadings(page, 'Your offer', 'आपका ऑफ़र');
  await expect(page.getByText('Based on ₹2,00,000 over 18 months')).toBeVisible();
  await page.getByRole('link', { name: 'Key fact statement of Omkar-Advance' }).click();
  await expect(heading(page, 'Key fact statement: Omkar-Advance')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Your offer')).toBeVisible();
});

test('a lender that does not match says why and what would change it; an unknown one leads back', async ({
  page,
}) => {
  await signIn(page, '9876543210');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const unmatched = page.getByRole('link', { name: 'Girivar-Bank' });
  await page.getByText(/need a credit score of 750; yours is 745/).click();
  await unmatched.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(500);
  await unmatched.click();
  await expect(page).toHaveURL(/\/user\/girivar-bank$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled()).toBe(0);
  await expectInBothLanguages(page, 'No offer for you at the moment', 'अभी आपके लिए कोई ऑफ़र नहीं');
  await expect(
    page.getByText('Needs a credit score of 750 or more; yours is 745 (5 points short)'),
  ).toBeVisible();
  await expect(page.getByText('You need a credit score of 750.')).toBeVisible();
  await page.goBack();
  await expect(unmatched).toBeInViewport();
  expect(await scrolled()).toBe(place);

  await page.goto('/user/nobody-lends');
  await expectInBothLanguages(page, 'We cannot find this lender', 'यह लेंडर नहीं मिला');
  await page.getByRole('link', { name: 'Compare offers' }).click();
  await page.getByRole('button', { name: /^What you want to borrow/ }).click();
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('20000');
  await expect(page.getByRole('status').getByText(/₹20,000 · 24 months/)).toBeVisible();
  await page.goto('/user/jheel-capital');
  await page.getByRole('button', { name: 'Ask for ₹50,000' }).click();
  await expect(heading(page, 'Your offer')).toBeVisible();

  await page.goto('/user/chandrika-gold');
  await expect(heading(page, 'Not available for the product you chose')).toBeVisible();
  await choose(page, /Gold Loans/);
  await page.goto('/user/chandrika-gold');
  await expectInBothLanguages(
    page,
    'How much you get depends on your gold',
    'कितना लोन मिलेगा, यह आपके सोने पर निर्भर है',
  );
  await page.goto('/user/gold/chandrika-gold');
  await expect(page.getByText('3 months to 3 years')).toBeVisible();
  await page.goto('/user/omkar-advance');
  await expect(heading(page, 'Not available for the product you chose')).toBeVisible();
});

test('a failed call can be tried again, and every page fits a narrow screen', async ({ page }) => {
  await page.setViewportSize(NARROW);
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

test('an offer taken on the lender’s page leads to the next step, once, with its terms', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/lenders-transaction/ekavali-money');
  await expectBothHeadings(
    page,
    'You have not applied to Ekavali-Money',
    'आपने एकावली मनी को आवेदन नहीं किया है',
  );
  await page.getByRole('link', { name: 'Loans from Ekavali-Money' }).click();
  await page.getByRole('button', { name: 'Choose Ekavali-Money' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to Ekavali-Money' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(page).toHaveURL(/\/user\/lenders-transaction\/ekavali-money$/);
  await expect(heading(page, 'We have sent your application to Ekavali-Money')).toBeFocused();
  await expectBothHeadings(
    page,
    'We have sent your application to Ekavali-Money',
    'हमने आपका आवेदन एकावली मनी को भेज दिया है',
  );
  await expect(page.getByText('You can give the loan back within 3 days')).toBeVisible();
  await expect(page.getByText('Share my details with Ekavali-Money.')).toBeVisible();
  await expect(page.getByText('Salary slips of the last 3 months')).toBeVisible();
  await expect(
    page.getByText(/^Ekavali-Money usually decides by \w+ \d+ \w+, \d+:00 [ap]m\.$/),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Key fact statement you accepted' }).click();
  await expect(heading(page, 'Key fact statement: Ekavali-Money')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your application' }).click();
  await expect(heading(page, 'We have sent your application to Ekavali-Money')).toBeFocused();

  await page.goto('/user/ekavali-money');
  await expect(heading(page, 'You have applied to Ekavali-Money')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Ekavali-Money' })).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  expect(await countApplications(page)).toBe(1);
  await page.goto('/user/applications');
  await page.getByRole('link', { name: 'Ekavali-Money' }).click();
  await page.getByRole('link', { name: 'What happens next with Ekavali-Money' }).click();
  await expect(page).toHaveURL(/\/user\/lenders-transaction\/ekavali-money$/);
});
