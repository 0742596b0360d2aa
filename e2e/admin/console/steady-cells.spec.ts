import { expectSettled } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test('a row stays under the pointer that goes over its cells', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signInAsAdmin(page, '/admin/lenders');
  const row = page.locator('main tbody tr').first();
  await expect(row).toBeVisible();
  await expectSettled(page);
  const readBoxes = () =>
    row.evaluate(({ children }) =>
      [...children].map((cell) => JSON.stringify(cell.getBoundingClientRect().toJSON())),
    );
  const before = await readBoxes();
  for (const control of await row.getByRole('button', { name: /^Edit / }).all()) {
    await control.hover();
    expect(await readBoxes()).toEqual(before);
  }
});
