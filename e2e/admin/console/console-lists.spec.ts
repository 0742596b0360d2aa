import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { expectToast, signInAsAdmin } from '../../fixtures/admin';
import { getToken, visitMenu } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'console lists' });

const WIDTHS = [1280, 1440, 1920];

/** The menu's lists whose rows have actions; add every new list with actions here. */
const ADMIN_LISTS = [
  '/admin/vendors-on-off',
  '/admin/lenders',
  '/admin/credit-cards',
  '/admin/mis-upload',
  '/admin/commission-upload-file',
  '/admin/application-status-file',
  '/admin/user-management',
  '/admin/merchant-management',
];
const APPLICATIONS = '/admin/merchant-management?view=applications';
const PARTNER_LISTS = ['/partner/prospects'];

/** The headings of the columns with a row's actions. */
const ACTIONS = /^(Actions|Link)$/;

const LONG_NAME = `application_status_${'of_many_lenders_'.repeat(9)}2026.csv`;

/**
 * Scrolls an element's row into the middle of the window and names what covers the element there, or where it is out
 * of the window at the sides; '' if neither. Rows may still grow above it, so that a poll has to scroll each time.
 */
const findCover = (element: Locator): Promise<string> =>
  element.evaluate((own) => {
    own.closest('tr')?.scrollIntoView({ block: 'center', inline: 'start' });
    const { left, right, top, bottom } = own.getBoundingClientRect();
    if (left < 0 || right > document.documentElement.clientWidth) return `${left} to ${right}`;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOwn = found !== null && (own.contains(found) || found.contains(own));
    return isOwn ? '' : (found?.outerHTML.slice(0, 120) ?? 'out of the window');
  });

/** The page's table with actions once its rows are there; a list that loads has headings, too. */
async function loadedTable(page: Page): Promise<Locator> {
  const actions = page.getByRole('columnheader').filter({ hasText: ACTIONS });
  const table = page.getByRole('main').getByRole('table').filter({ has: actions });
  await expect(table.getByRole('row').nth(1)).toContainText(/\S/);
  await expectSettled(page);
  return table;
}

/** Expects elements of a row to be in sight: none is covered or out of the window. */
async function expectInSight(elements: Locator, where: string): Promise<void> {
  await expect(elements.first()).toBeVisible();
  for (const element of await elements.all())
    await expect.poll(() => findCover(element), where).toBe('');
}

async function expectActionsInSight(page: Page, path: string): Promise<void> {
  const table = await loadedTable(page);
  const heads = table.getByRole('columnheader');
  await expect(heads.filter({ hasText: ACTIONS })).toHaveCount(1);
  const column = (await heads.allInnerTexts()).findIndex((head) => ACTIONS.test(head.trim()));
  const body = table.getByRole('rowgroup').nth(1);
  const rows = body.getByRole('row').filter({ has: page.getByRole('cell') });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of [rows.first(), rows.last()]) {
      const cell = row.locator('th, td').nth(column);
      await expectInSight(cell.or(cell.getByRole('button')), `${path} at ${width} px`);
    }
  }
}

/** Expects that the rows of every list of a page can be selected, and its columns and density chosen. */
async function expectListTools(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const tables = main.locator('.RaDataTable-root');
  for (const table of await tables.all())
    await expect(table.getByRole('checkbox', { name: 'Select all' }), path).toBeVisible();
  for (const name of ['Columns', 'Compact rows'])
    await expect
      .poll(
        async () => (await main.getByRole('button', { name }).count()) >= (await tables.count()),
        `${name} of ${path}`,
      )
      .toBe(true);
}

/** Expects that the browser suggests to nobody what was searched for before. Returns how many search boxes the page has. */
async function expectPlainSearch(page: Page, path: string): Promise<number> {
  const boxes = await page.getByRole('main').getByRole('searchbox').all();
  for (const box of boxes)
    await expect(box, `search of ${path}`).toHaveAttribute('autocomplete', 'off');
  return boxes.length;
}

/** An id, a record as a collection and its id ("Partners / 1"), or the name of a call ("decideApproval"). */
const FOR_PROGRAMS =
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|\p{L}+ \/ \d+(?![\d/])|\b(?:decide|get|update|delete|open|write|upload|request)[A-Z]\w+/u;

/** The page whose examples are for programmers. */
const EXAMPLES = '/partner/digital-integration';

/** Expects that the page speaks of records and calls by names and references alone. */
async function expectNames(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main'), `names of ${path}`).not.toContainText(FOR_PROGRAMS);
}

/** Goes to each page of the menu by its link, and expects a column of actions on these lists alone. */
async function expectListsOfMenu(page: Page, lists: readonly string[]): Promise<void> {
  let searches = 0;
  const paths = await visitMenu(page, async (path) => {
    if (lists.includes(path)) await expectActionsInSight(page, path);
    else {
      await expectSettled(page);
      const heads = page.getByRole('main').getByRole('columnheader');
      await expect(heads.filter({ hasText: ACTIONS }), path).toHaveCount(0);
    }
    await expectListTools(page, path);
    if (path !== EXAMPLES) await expectNames(page, path);
    searches += await expectPlainSearch(page, path);
  });
  expect(paths).toEqual(expect.arrayContaining([...lists]));
  expect(searches).toBeGreaterThanOrEqual(lists.length);
}

test.beforeEach(async ({ request }) => {
  const headers = { authorization: `Bearer ${await getToken(request, 'admin', 'admin@demo.in')}` };
  const uploads = await request.get('/api/rest/imports?range=[0,0]', { headers });
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
  for (const kind of ['mis', 'commission']) {
    const report = Buffer.from(`application,amount,date\nnobody,1,${today}\n`);
    const checked = await request.post(`/api/imports?kind=${kind}&mapping=0,1,2,`, {
      headers,
      multipart: { image_name: { name: LONG_NAME, mimeType: 'text/csv', buffer: report } },
    });
    expect(checked.status(), await checked.text()).toBe(200);
  }
});

test('every list of the admin console, and no other page, shows what can be done with its rows', async ({
  page,
}) => {
  // The test opens every page of the menu, about one a second on an idle machine.
  test.setTimeout(240_000);
  await signInAsAdmin(page, '/admin/dashboard');
  await expectListsOfMenu(page, ADMIN_LISTS);
  await page.goto(APPLICATIONS);
  await expectActionsInSight(page, APPLICATIONS);
});

test('every list of the partner portal, and no other page, shows what can be done with its rows', async ({
  page,
}) => {
  await asPartner(page);
  await page.goto('/partner');
  await expectListsOfMenu(page, PARTNER_LISTS);
  await page.goto('/partner/training-material/eligibility-criteria');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectListTools(page, 'eligibility criteria');
});

test('a long file name leaves the counts of an upload in sight', async ({ page }) => {
  await signInAsAdmin(page, '/admin/application-status-file');
  const row = page.getByRole('row').filter({ hasText: LONG_NAME });
  await expect(row).toBeVisible();
  await expectSettled(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectInSight(row.locator('th, td'), `the upload at ${width} px`);
  }
});

test('the selected rows of a list that the browser pages are exported, with one toast', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/products-report');
  const row = page.locator('tbody tr[data-id]').first();
  await row.getByRole('checkbox').check();
  const bar = page.locator('[data-test="bulk-actions-toolbar"]');
  await expect(bar).toContainText('1 item selected');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export' }).click(),
  ]);
  const [heads = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(heads).toContain('Product');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(await row.getByRole('rowheader').innerText());
  await expectToast(page, '1 record exported');
});
