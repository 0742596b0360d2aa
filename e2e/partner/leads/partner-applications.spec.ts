import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

const DISBURSED = `filter=${encodeURIComponent(JSON.stringify({ status: 'disbursed' }))}`;

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Returns the links of the first row of a list, by the start of their addresses. */
async function readLinks(page: Page, path: string) {
  await page.goto(`/partner/${path}?${DISBURSED}`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  const link = (start: string) => row.locator(`a[href^="/partner/${start}/"]`);
  await expect(link('leads')).toBeVisible();
  return { lead: link('leads'), application: link('applications'), line: link('reports/entries') };
}

test('an application opens, and leads on to its lead and its line of the ledger', async ({
  page,
}) => {
  await asPartner(page);
  const { application } = await readLinks(page, 'applications');
  const reference = await application.innerText();
  await application.click();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  const offer = page.getByRole('region', { name: 'The offer as it was taken' });
  for (const label of ['Lender', 'APR', 'EMI']) await expect(offer).toContainText(label);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Disbursed');
  await expect(history.getByRole('listitem').last()).toContainText('Applied');
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;

  await page.getByRole('region', { name: 'What it earns' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
  await page.goBack();
  const customer = page.getByRole('region', { name: 'Customer' });
  const lead = await customer.getByRole('link').innerText();
  await customer.getByRole('link').click();
  await expect(page.getByText(lead, { exact: true })).toBeVisible();
  const activity = page.getByRole('region', { name: 'Activity' });
  await activity.locator(`a[href="${address}"]`).first().click();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
});

for (const list of ['applications', 'reports/applications'])
  test(`the rows of ${list} lead on to lead, application and ledger line`, async ({ page }) => {
    await asPartner(page);
    const { lead, line } = await readLinks(page, list);
    const name = await lead.innerText();
    await lead.click();
    await expect(title(page)).toHaveText(name);
    await page.goBack();
    await line.click();
    await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
  });
