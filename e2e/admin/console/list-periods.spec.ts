import { signInAsAdmin } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

/** The lists of both consoles with a period among their filters, and how the request names its start. */
const LISTS = [
  { path: '/admin/audit-log', start: 'at_gte' },
  { path: '/partner/leads', start: 'created_at_gte' },
] as const;

for (const { path, start } of LISTS)
  test(`a period among the filters of ${path} is kept by its name, and asked for by its days`, async ({
    page,
  }) => {
    if (path.startsWith('/admin')) {
      // A log without entries has no filters.
      const token = await getToken(page.request, 'admin', 'admin@demo.in');
      const logged = await page.request.post('/api/audit-log/exports', {
        headers: { authorization: `Bearer ${token}` },
        data: { name: 'lenders', records: 1 },
      });
      expect(logged.status()).toBe(200);
      await signInAsAdmin(page, path);
    } else {
      await asPartner(page);
      await page.goto(path);
    }
    const filters = page.getByRole('main').getByRole('search');
    const period = filters.getByRole('combobox').last();
    await period.click();
    const asked = page.waitForRequest((request) => request.url().includes(start));
    await page.getByRole('option', { name: 'This Month' }).click();
    await asked;
    await expect(page).toHaveURL(/%22within%22%3A%22this_month%22/u);
    await page.reload();
    await expect(period).toHaveText('This Month');
    await period.click();
    await page.getByRole('option', { name: 'All', exact: true }).click();
    await expect(page).not.toHaveURL(/this_month/u);
  });
