import { expectNoViolationsIn, expectSettled } from '../../checks/accessible';
import { expectToast, signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'lender switch' });

test('a lender switched off in the list and on its page is followed by the effect, the reason or the way back', async ({
  page,
}) => {
  const name = 'Falgun-Finance';
  const panel = page.getByRole('dialog', { name: `${name} is off` });
  const reason = panel.getByRole('textbox', { name: 'Reason' });
  await signInAsAdmin(page, '/admin/lenders');
  const control = page.getByRole('switch', { name: `Lender Status: ${name}` });
  await control.uncheck();
  await expect(panel).toContainText(/\d+ borrowers? from the last 90 days loses? an offer/);
  await expect(panel).toContainText(/open applications? continues?/);
  await expectNoViolationsIn(page, '[role="dialog"]');
  await panel.getByRole('button', { name: 'Switch it back on' }).click();
  await expect(control).toBeChecked();
  await expect(panel).toHaveCount(0);

  await control.uncheck();
  await panel.getByRole('button', { name: 'Keep it off' }).click();
  await expect(panel.getByText('This field is required')).toBeVisible();
  await reason.fill('Their API is down');
  await panel.getByRole('button', { name: 'Keep it off' }).click();
  await expectToast(page, `${name} is off`);
  await expect(control).not.toBeChecked();

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const status = page.getByRole('switch', { name: 'Lender Status', exact: true });
  await status.check();
  await expectSettled(page);
  await status.uncheck();
  await reason.fill('Contract ended');
  await panel.getByRole('button', { name: 'Keep it off' }).click();
  await expect(panel).toHaveCount(0);

  await page.goto('/admin/vendors-on-off');
  const row = page.locator('tbody tr[data-id]').filter({ hasText: name });
  await expect(row).toContainText('Switched off: Contract ended');
  await row.getByRole('button', { name: /^Outages and history/ }).click();
  const history = page.getByRole('dialog', { name: `${name}: outages and history` });
  await expect(history).toContainText('Their API is down');
  await expect(history.getByText(/^Offers lost: \d+\. Open applications: \d+\.$/)).toHaveCount(2);
});
