import { formatMonths } from '@marketplace/shared/format';
import { expectWholePage } from '../../checks/wholePage';
import { expectAccessible, heading, newNumber, signIn } from '../borrowerPage';
import { inLanguage } from '../inLanguage';
import { choose } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { NARROW } from '../../../scripts/browser/phone';
import { agreeToOffers, countApplications, finishProfile } from '../../fixtures/lenders';

test.use({ dataSet: 'lender pages' });

test('a lender’s page shows its terms and the person’s eligibility, step by step', async ({
  page,
}) => {
  const say = inLanguage('hi');
  const lender = say('Omkar-Advance');
  await signIn(page, newNumber(), 'hi');
  await page.goto('/user/earlysalary');
  await expect(heading(page, say('Finish your profile to see your offer'))).toBeVisible();
  await expectWholePage(page, 'hi', 'a lender before the profile');
  await expect(
    page.getByRole('definition').filter({
      hasText: say('%{min} to %{max}', { min: '₹1,000', max: '₹2,00,000' }, 'lenderTexts.amount'),
    }),
  ).toBeVisible();
  await expect(page.getByText('grievance@omkar-advance.example')).toBeVisible();

  await finishProfile(page);
  await page.reload();
  await expect(heading(page, say('Why there are no offers'))).toBeVisible();
  await expectWholePage(page, 'hi', 'a lender before the consents');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: say('Agree and see offers') }).click();
  await expect(heading(page, say.like('Your offer'))).toBeVisible();
  const terms = 'Based on %{amount} over %{tenure}, your details and this lender’s terms.';
  const asked = { amount: '₹2,00,000', tenure: formatMonths(18, 'hi') };
  await expect(page.getByText(say(terms, asked))).toBeVisible();
  await page
    .getByRole('link', { name: say('Key fact statement of %{lender}', { lender }) })
    .click();
  await expect(heading(page, `${say('Key fact statement')}: ${lender}`)).toBeVisible();
  await page.goBack();
  await expect(heading(page, say.like('Your offer'))).toBeVisible();
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
  await expect(heading(page, 'No offer for you at the moment')).toBeVisible();
  await expectAccessible(page);
  await expect(
    page.getByText('Needs a credit score of 750 or more; yours is 745 (5 points short)'),
  ).toBeVisible();
  await expect(page.getByText('You need a credit score of 750.')).toBeVisible();
  await page.goBack();
  await expect(unmatched).toBeInViewport();
  expect(await scrolled()).toBe(place);

  await page.goto('/user/nobody-lends');
  await expect(heading(page, 'We cannot find this lender')).toBeVisible();
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
  await expect(heading(page, 'How much you get depends on your gold')).toBeVisible();
  await expectAccessible(page);
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
  const say = inLanguage('hi');
  const lender = say('Ekavali-Money');
  const sent = say('We have sent your application to %{lender}', { lender });
  await signIn(page, newNumber(), 'hi');
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/user/lenders-transaction/ekavali-money');
  await expect(heading(page, say('You have not applied to %{lender}', { lender }))).toBeVisible();
  await page.getByRole('link', { name: say('Loans from %{lender}', { lender }) }).click();
  await page.getByRole('button', { name: say('Choose %{lender}', { lender }) }).click();
  const dialog = page.getByRole('dialog', { name: say('Apply to %{lender}', { lender }) });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('Send application') }).dblclick();
  await expect(page).toHaveURL(/\/user\/lenders-transaction\/ekavali-money$/);
  await expect(heading(page, sent)).toBeFocused();
  const coolingOff = say.like(
    'You can give the loan back within %{count} days of the money being paid out. You pay interest for the days you had it, and no penalty.',
  );
  await expect(page.getByText(coolingOff)).toBeVisible();
  await expect(page.getByText(say('Share my details with %{lender}', { lender }))).toBeVisible();
  await expect(page.getByText('पिछले 3 महीने की सैलरी स्लिप')).toBeVisible();
  await expect(page.getByText(say.like('%{lender} usually decides by %{when}.'))).toBeVisible();

  await page.getByRole('link', { name: say('Key fact statement you accepted') }).click();
  await expect(heading(page, `${say('Key fact statement')}: ${lender}`)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('Back to your application') }).click();
  await expect(heading(page, sent)).toBeFocused();

  await page.goto('/user/ekavali-money');
  await expect(heading(page, say('You have applied to %{lender}', { lender }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('Choose %{lender}', { lender }) }),
  ).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  expect(await countApplications(page)).toBe(1);
  await page.goto('/user/applications');
  await page.getByRole('link', { name: lender }).click();
  await page
    .getByRole('link', { name: say('What happens next with %{lender}', { lender }) })
    .click();
  await expect(page).toHaveURL(/\/user\/lenders-transaction\/ekavali-money$/);
});
