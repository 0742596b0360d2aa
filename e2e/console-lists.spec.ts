import type { Locator, Page } from '@playwright/test';
import { signInAsAdmin } from './admin';
import { tokenOf } from './console';
import { expect, test } from './fixtures';
import { asPartner } from './session';

test.use({ dataSet: 'console lists' });

const WIDTHS = [1280, 1440, 1920];

/** The lists whose rows have actions; a list that is added to a menu has to be added here. */
const ADMIN_LISTS = [
  '/admin/vendors-on-off',
  '/admin/lenders',
  '/admin/credit-cards',
  '/admin/application-status-file',
  '/admin/user-management',
  '/admin/merchant-management',
  '/admin/merchant-management?view=applications',
];
const PARTNER_LISTS = ['/partner/prospects'];

/** The headings of the columns that hold what can be done with a row. */
const ACTIONS = /^(Actions|Link)$/;

const LONG_NAME = `application_status_${'of_many_lenders_'.repeat(9)}2026.csv`;

/**
 * Scrolls an element's row into the middle of the window and names what covers the element there, or where it is out
 * of the window at the sides; '' if neither. Rows may still grow above it, so that a poll has to scroll each time.
 */
const coverOf = (element: Locator): Promise<string> =>
  element.evaluate((own) => {
    own.closest('tr')?.scrollIntoView({ block: 'center', inline: 'start' });
    const { left, right, top, bottom } = own.getBoundingClientRect();
    if (left < 0 || right > document.documentElement.clientWidth) return `${left} to ${right}`;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOwn = found !== null && (own.contains(found) || found.contains(own));
    return isOwn ? '' : (found?.outerHTML.slice(0, 120) ?? 'out of the window');
  });

/** Opens a list and waits for its rows. */
async function openList(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const table = page.getByRole('main').getByRole('table').last();
  await expect(table.getByRole('row').nth(1)).toContainText(/\S/);
  return table;
}

/** The place of the column of actions in each row. */
async function actionsColumn(table: Locator): Promise<number> {
  const heads = table.getByRole('columnheader');
  await expect(heads.filter({ hasText: ACTIONS })).toHaveCount(1);
  return (await heads.allInnerTexts()).findIndex((head) => ACTIONS.test(head.trim()));
}

async function expectActionsInSight(page: Page, path: string): Promise<void> {
  const table = await openList(page, path);
  const column = await actionsColumn(table);
  const body = table.getByRole('rowgroup').nth(1);
  const rows = body.getByRole('row').filter({ has: page.getByRole('cell') });
  for (const row of [rows.first(), rows.last()]) {
    const cell = row.locator('th, td').nth(column);
    await expect
      .poll(() => coverOf(cell), { message: `${path}: ${await cell.innerText()}` })
      .toBe('');
    for (const control of await cell.getByRole('button').all())
      await expect.poll(() => coverOf(control), { message: path }).toBe('');
  }
}

/** Which pages of the menu hold a table with a column of actions. */
async function listsOfMenu(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const heads = await page.getByRole('main').getByRole('columnheader').allInnerTexts();
    if (heads.some((head) => ACTIONS.test(head.trim()))) found.push(path);
  }
  return found;
}

test.beforeEach(async ({ request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin', 'admin@demo.in')}` };
  const uploads = await request.get('/api/rest/uploads?range=[0,0]', { headers });
  if ((await uploads.json()).length > 0) return;
  const answer = await request.get('/api/rest/applications?range=[0,0]', { headers });
  const [application]: { id: string }[] = await answer.json();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  const buffer = Buffer.from(
    `application_id,status,status_date,remarks\n${application?.id},withdrawn,${today},\nnobody,withdrawn,${today},\n`,
  );
  const sent = await request.post('/api/upload-application-status-file', {
    headers,
    multipart: { image_name: { name: LONG_NAME, mimeType: 'text/csv', buffer } },
  });
  expect(sent.status(), await sent.text()).toBe(200);
});

for (const width of WIDTHS) {
  test(`every list shows what can be done with its rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsAdmin(page, '/admin/dashboard');
    for (const path of ADMIN_LISTS) await expectActionsInSight(page, path);
    await asPartner(page);
    for (const path of PARTNER_LISTS) await expectActionsInSight(page, path);
  });

  test(`a long file name leaves the counts of an upload in sight at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsAdmin(page, '/admin/application-status-file');
    const cells = page.getByRole('row').filter({ hasText: LONG_NAME }).locator('th, td');
    await expect(cells).not.toHaveCount(0);
    for (const cell of await cells.all())
      await expect.poll(() => coverOf(cell), { message: await cell.innerText() }).toBe('');
  });
}

test('no list with actions is missing in these tests', async ({ page }) => {
  await signInAsAdmin(page, '/admin/dashboard');
  const known = ADMIN_LISTS.filter((path) => !path.includes('?'));
  expect((await listsOfMenu(page)).toSorted()).toEqual(known.toSorted());
  await asPartner(page);
  await page.goto('/partner');
  expect(await listsOfMenu(page)).toEqual(PARTNER_LISTS);
});
