import type { Page } from '@playwright/test';
import { expectReturn } from '../../checks/listReturn';
import {
  expectActionsInSight,
  expectListTools,
  expectNames,
  expectNoActions,
  expectPlainSearch,
} from '../../checks/listTools';
import { expectFrame } from '../../checks/pageFrame';
import { expectSteadyCells } from '../../checks/steadyCells';
import { type TokenChecks, watchTokenChecks } from '../../checks/tokenChecks';
import { signInAsAdmin } from '../../fixtures/admin';
import { visitMenu } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { uploadReports } from '../../fixtures/reports';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'console pages' });
test.describe.configure({ mode: 'parallel' });

/** The lists of a console's menu that have something of their own. */
interface Lists {
  /** Lists whose rows have actions; add every new list with actions here. */
  actions: readonly string[];
  /** Lists whose cells are edited in their place and that have records in the fixtures. */
  cells: readonly string[];
  /** Whether Back brings each list back with its scroll and focus. */
  returns: boolean;
}

const ADMIN: Lists = {
  actions: [
    '/admin/vendors-on-off',
    '/admin/lenders',
    '/admin/credit-cards',
    '/admin/mis-upload',
    '/admin/commission-upload-file',
    '/admin/application-status-file',
    '/admin/user-management',
    '/admin/merchant-management',
  ],
  cells: [
    '/admin/lenders',
    '/admin/customer-eligibility',
    '/admin/credit-cards',
    '/admin/partners',
    '/admin/help-requests',
    '/admin/faqs',
    '/admin/courses',
    '/admin/course-lessons',
    '/admin/quiz-questions',
    '/admin/creatives',
    '/admin/message-contents',
    '/admin/partner-taxes',
  ],
  returns: false,
};
const PARTNER: Lists = { actions: ['/partner/prospects'], cells: [], returns: true };

/** A view of a list with actions that is no page of the menu. */
const APPLICATIONS = '/admin/merchant-management?view=applications';

/** The page whose examples are for programmers. */
const EXAMPLES = '/partner/digital-integration';

/** Goes to each page of the menu once, by its link, and applies every check of pages to it. */
async function expectPagesOfMenu(
  page: Page,
  { actions, cells, returns }: Lists,
  tokenChecks?: TokenChecks,
): Promise<void> {
  let searches = 0;
  let returned = 0;
  const paths = await visitMenu(page, (path) =>
    test.step(path, async () => {
      await tokenChecks?.expectOne(path);
      await expectFrame(page, path);
      await (actions.includes(path) ? expectActionsInSight : expectNoActions)(page, path);
      await expectListTools(page, path);
      if (path !== EXAMPLES) await expectNames(page, path);
      searches += await expectPlainSearch(page, path);
      if (cells.includes(path)) await expectSteadyCells(page, path);
      if (returns && (await expectReturn(page, path))) returned += 1;
      await tokenChecks?.startAgain();
    }),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths).toEqual(expect.arrayContaining([...actions, ...cells]));
  expect(searches).toBeGreaterThanOrEqual(actions.length);
  expect(returned > 0).toBe(returns);
}

test.beforeEach(({ request }) => uploadReports(request));

test('each page of the admin console’s menu passes the checks of pages', async ({ page }) => {
  // Forty pages in up to seven sizes take two minutes alone, and more on a machine with much else to do.
  test.setTimeout(480_000);
  await signInAsAdmin(page, '/admin/dashboard');
  await expectPagesOfMenu(page, ADMIN);
  await page.goto(APPLICATIONS);
  await expectActionsInSight(page, APPLICATIONS);
});

test('each page of the partner portal’s menu passes the checks of pages', async ({ page }) => {
  test.setTimeout(240_000);
  const tokenChecks = watchTokenChecks(page);
  await asPartner(page);
  await page.goto('/partner');
  await expectPagesOfMenu(page, PARTNER, tokenChecks);
  await page.goto('/partner/training-material/eligibility-criteria');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectListTools(page, 'eligibility criteria');
});
