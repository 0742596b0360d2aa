import { withFault } from '../../checks/faultInjection';
import { expect, test } from '../../fixtures/fixtures';
import { expectFunnelWalked } from './funnelSteps';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'funnel' });

test('a funnel is edited, published, walked and rolled back', async ({ page }) => {
  await expectFunnelWalked(page);
});

test('unsaved changes are not left without a question, and survive a reload', async ({ page }) => {
  await asPartner(page, 'second@demo.in');
  await page.goto('/partner/customFunnel');
  const headline = page.getByLabel('Headline in English');
  await headline.fill('Not saved yet');
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/customFunnel$/);
  await page.reload();
  await expect(headline).toHaveValue('Not saved yet');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.goto('/partner/customFunnel');
  await expect(headline).toHaveValue('');
});

test('changes are discarded only after a question that lists them', async ({ page }) => {
  await asPartner(page, 'second@demo.in');
  await page.goto('/partner/customFunnel');
  const headline = page.getByLabel('Headline in English');
  await headline.fill('Written with care');
  const discard = page.getByRole('button', { name: 'Discard changes' });
  await discard.click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question).toContainText('Written with care');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(headline).toHaveValue('Written with care');
  await discard.click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(headline).toHaveValue('');
  await expect(discard).toBeDisabled();
});

test('a publication that fails says so in its question, and keeps the note', async ({ page }) => {
  await asPartner(page, 'second@demo.in');
  await page.goto('/partner/customFunnel');
  await page.getByLabel('Headline in English').fill('Loans for shops');
  await page.getByLabel('Headline in Hindi').fill('दुकानों के लिए लोन');
  const publish = page.getByRole('main').getByRole('button', { name: 'Publish', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Publish these changes?' });
  await withFault(page, ['**/api/partner/funnel/publish', 'status=500', 'POST'], async () => {
    await publish.click();
    await question.getByLabel('Note').fill('For Diwali');
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(question.getByRole('alert')).toContainText('A fault was asked for');
  });
  await expect(question.getByLabel('Note')).toHaveValue('For Diwali');
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your borrowers see this.')).toBeVisible();
  await expect(page.getByText('For Diwali')).toBeVisible();
});
