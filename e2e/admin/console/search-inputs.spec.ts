import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

/** A search in a dialog for one record of another resource, and the calls that its page waits for. */
const SEARCHES = [
  {
    address: '/admin/customer-tasks?create=1',
    label: 'Customer',
    calls: /\/api\/rest\/(customers|customer-tasks|admin-users)\b/,
    list: /\/api\/rest\/customer-tasks\b/,
    typed: 'asha',
    found: /^Asha/,
  },
  {
    address: '/admin/tracking-links?create=1',
    label: 'Partner',
    calls: /\/api\/rest\/(partners|tracking-links)\b/,
    list: /\/api\/rest\/tracking-links\b/,
    typed: 'neem',
    found: /^Neemvale/,
  },
];

test.describe.configure({ mode: 'parallel' });

for (const { address, label, calls, list, typed, found } of SEARCHES)
  test(`what is typed into ${label} at ${address} stays when late answers come`, async ({
    page,
  }) => {
    await asAdmin(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.fallback();
    });
    const listed = page.waitForResponse(list);
    await page.goto(address);
    const field = page.getByRole('dialog').getByRole('combobox', { name: label });
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(typed);
    release();
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
    await listed;
    await expect(field).toHaveValue(typed);
    await page.getByRole('option', { name: found }).first().click();
    await expect(field).toHaveValue(found);
  });
