import { expectAccessible } from '../../checks/accessible';
import { withFault } from '../../checks/faultInjection';
import { expect, test } from '../../fixtures/fixtures';
import { getToken } from '../../fixtures/console';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'partner offering' });

test('a partner opens a product, tries an amount, makes the link and sends it', async ({
  page,
}) => {
  await asPartner(page, 'second@demo.in');
  await page.goto('/partner/product-offering');
  await page.getByRole('link', { name: 'Personal Loans' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Loans', level: 1 })).toBeVisible();
  const earn = page.getByRole('region', { name: 'You earn' });
  await earn.getByLabel('Loan that is paid out').fill('50000');
  await earn.getByText('What each lender’s loan earns you').click();
  // 80 per cent of 2.3 per cent and of the flat ₹150, and ₹250 a loan.
  await expect(earn.getByRole('listitem').filter({ hasText: 'Aarohan-Credit' })).toContainText(
    '₹1,290.00',
  );
  const share = page.getByRole('region', { name: 'Share' });
  await share.getByRole('button', { name: 'Create your link' }).click();
  await expect(share.getByRole('img', { name: /QR code of .*\/l\// })).toBeVisible();
  await share.getByText('हिन्दी').click();
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Taralune%20Finance%20%E0%A4%B8%E0%A5%87/,
  );
  const lender = page.getByRole('group').filter({ hasText: 'Baldeo-Finserv' });
  await lender.getByRole('heading', { name: 'Baldeo-Finserv' }).click();
  await expect(lender.getByText(/^Loans up to/)).toBeVisible();
  await expect(lender.getByText('PAN card')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a partner checks a customer and reads who would match and why not', async ({ page }) => {
    await asPartner(page);
    await page.goto('/partner/product-offering/personal_loan');
    const check = page.getByRole('region', { name: 'Check a customer first' });
    await check.getByLabel('Monthly income').pressSequentially('30000');
    await expect(check.getByLabel('Monthly income')).toHaveValue('30,000');
    await check.getByLabel('Loan amount wanted').fill('100000');
    await page.reload();
    await expect(check.getByLabel('Monthly income')).toHaveValue('30,000');
    await expect(check.getByLabel('Loan amount wanted')).toHaveValue('1,00,000');
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByLabel('Age')).toHaveAttribute('aria-invalid', 'true');
    await check.getByLabel('Age').fill('30');
    await check.getByLabel('Credit score').fill('720');
    await withFault(page, ['**/api/partner/pre-check', 'status=500'], async () => {
      await check.getByRole('button', { name: 'Check' }).click();
      await expect(check.getByRole('alert')).toContainText('A fault was asked for');
    });
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByRole('alert')).toHaveCount(0);
    await expect(check.getByRole('heading', { name: /\d+ lenders would match/ })).toBeFocused();
    await expect(check.getByRole('listitem').filter({ hasText: 'Girivar-Bank' })).toContainText(
      'Monthly income: asks ₹35,000 or more',
    );
    await expectAccessible(page);
    // The result belongs to the figures that were sent.
    await check.getByLabel('Age').fill('');
    await expect(check.getByRole('heading', { name: /lenders? would match/ })).toHaveCount(0);
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByLabel('Age')).toHaveAttribute('aria-invalid', 'true');
    await expect(check.getByRole('heading', { name: /lenders? would match/ })).toHaveCount(0);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(390);
  });

  test('the names of lenders are as long as the form allows', async ({ page }) => {
    const token = await getToken(page.request, 'admin', 'admin@demo.in');
    const name = 'Thiruvananthapuramcooperativehousingdevelopmentfinancelimit';
    const renamed = await page.request.post('/api/update-lender-data', {
      headers: { authorization: `Bearer ${token}` },
      data: { lender_id: 4, property: 'name', value: name },
    });
    expect(renamed.status(), await renamed.text()).toBe(200);
    await asPartner(page);
    await page.goto('/partner/product-offering/personal_loan');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByText('What each lender’s loan earns you').click();
    await expectAccessible(page);
  });

  test('a partner reads how a lender works, with its own figures', async ({ page }) => {
    await asPartner(page);
    await page.goto('/partner/lender-journey');
    await page.getByLabel('Search lenders').fill('aarohan');
    const lender = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Aarohan-Credit' });
    await expect(lender.getByText('Your leads')).toBeVisible();
    await lender.getByText('How Aarohan-Credit works').click();
    await expect(lender.getByText('Identity check by video')).toBeVisible();
    await expect(lender.getByText('Until the decision: about 2 hours')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Baldeo-Finserv' })).toBeHidden();
    await expectAccessible(page);
  });
});
