import { expectSettled } from '../../checks/accessible';
import { readScroll } from '../../checks/listReturn';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'list return', serverEnv: { SEED_LENDERS: '120' } });

for (const list of ['lenders?perPage=100', 'customer-eligibility'])
  test(`${list}: Back brings it back with scroll and focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAsAdmin(page, `/admin/${list}`);
    await expect(page.locator('tbody tr[data-id]')).toHaveCount(100, { timeout: 60_000 });
    await expectSettled(page);
    const link = page.locator('tbody tr[data-id]').nth(60).getByRole('link').first();
    const name = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    const before = await readScroll(page);
    expect(before.page + before.table).toBeGreaterThan(1000);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect((await readScroll(page)).page).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => readScroll(page)).toEqual(before);
  });
