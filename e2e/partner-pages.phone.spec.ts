import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { asPartner } from './session';

/** The portal's pages whose own specs walk a desktop alone, with what stands on each once it has loaded. */
const PAGES = [
  { path: '/product-offering', heading: 'Product Offering', loaded: 'Personal Loans' },
  { path: '/product-offering/personal_loan', heading: 'Personal Loans', loaded: 'Share' },
  { path: '/lender-journey', heading: 'Lender Journey', loaded: 'Aarohan-Credit' },
  { path: '/training-material/eligibility-criteria', heading: 'Eligibility Criteria' },
  { path: '/digital-integration', heading: 'Digital Integration' },
] as const;

test('the pages of the catalogue and of the integration fit a phone', async ({ page }) => {
  await asPartner(page);
  for (const { path, heading, ...rest } of PAGES) {
    await page.goto(`/partner${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if ('loaded' in rest) await expect(page.getByText(rest.loaded).first()).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
      .toBeLessThanOrEqual(0);
  }
});
