import { expect, test } from '../../fixtures/fixtures';
import { expectLeadsUploaded, expectUploadSeenByAdmin } from './leadUploadSteps';
import { expectLeadWorked } from './leadSteps';
import { newNumber } from '../../borrower/borrower';
import { getToken } from '../../fixtures/console';
import { asMasquerade, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'partner leads', serverEnv: { TEST_TOOLS: 'on' } });

test('a partner adds a lead, takes the consent, and calls when the reminder is due', async ({
  page,
}) => {
  await expectLeadWorked(page, 'Meera Nair');
});

test('a partner uploads leads from a file, and takes them back, and an admin reads it', async ({
  page,
}) => {
  await expectLeadsUploaded(page, 'Meera Iyer');
  await expectUploadSeenByAdmin(page, 'Meera Iyer');
});

test('a name in Hindi is drawn in its font on a page in English, which else does not load it', async ({
  page,
  request,
}) => {
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Noto Sans Devanagari') && status === 'loaded',
      ),
    );
  await page.goto('/partner/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await isLoaded()).toBe(false);
  const name = 'मीरा नायर';
  const added = await request.post('/api/partner/leads', {
    headers: { authorization: `Bearer ${await getToken(request, 'partner', 'partner@demo.in')}` },
    data: {
      customer_name: name,
      mobile_phone_number: newNumber(),
      product: 'gold_loan',
      postal_code: '560001',
      language: 'hi',
    },
  });
  expect(added.status()).toBe(200);
  await asPartner(page);
  await page.goto('/partner');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect.poll(isLoaded).toBe(true);
});

test('a read-only masquerade has no button that writes', async ({ page }) => {
  await asMasquerade(page);
  await page.goto('/partner/leads');
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Upload leads' })).toHaveCount(0);
  // A reminder is for those whom the partner may call, which the newest lead need not be.
  await page.goto('/partner/call-next');
  await page.getByRole('list', { name: 'Call Next' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Set a reminder' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeDisabled();
  await page.goto('/partner/upload-leads');
  await expect(page.getByText('You may not upload leads.')).toBeVisible();
  await expect(page.getByLabel('Drop a file here')).toHaveCount(0);
});
