import type { Page } from '@playwright/test';
import { expectAccessible, expectSettled } from '../../checks/accessible';
import { chooseOption, signInToConsole, readSentPassword } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'admin people' });

const EMAILS = { 1: 'admin@demo.in', 2: 'reports@demo.in', 3: 'telecalling@demo.in' } as const;

async function signIn(page: Page, role: 1 | 2 | 3, to = '') {
  await asAdmin(page, EMAILS[role]);
  await page.goto(to || '/admin');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const rows = (page: Page) => page.locator('tbody tr[data-id]');

const filter = (page: Page, label: string) =>
  page.getByRole('search').getByRole('combobox', { name: new RegExp(`^${label}`) });

async function choose(page: Page, label: string, ...options: string[]) {
  await filter(page, label).click();
  for (const name of options) await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('the journey filters the list by a stage, and the address keeps it', async ({ page }) => {
  await signIn(page, 2, '/admin/customers-journey');
  const stage = page.getByRole('button', { name: /^Disbursed/ });
  await expect(stage).toBeVisible();
  await expectSettled(page);
  const count = Number(/ (\d+) /.exec((await stage.textContent()) ?? '')?.[1]);
  await stage.click();
  await expect(rows(page).first()).toContainText('Disbursed');
  await expect(page.getByRole('status').filter({ hasText: `of ${count}` })).toBeVisible();
  await page.getByRole('button', { name: 'Last 7 Days' }).click();
  await expect(page).toHaveURL(/period=last_7_days/);
  await expect(page).toHaveURL(/stage/);
  await page.reload();
  await expect(filter(page, 'Stage')).toHaveText('Disbursed');
  await expectAccessible(page);
});

test('the internal report sums up and saves every filtered row', async ({ page }) => {
  await signIn(page, 2, '/admin/internal-report');
  await choose(page, 'Status', 'Disbursed');
  const total = page.locator('tfoot');
  await expect(rows(page).first()).toContainText('Disbursed');
  await expect(rows(page).first()).toContainText(/A-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(rows(page).filter({ hasNotText: 'Disbursed' })).toHaveCount(0);
  const shown = await page.getByRole('status').filter({ hasText: /^1–/ }).textContent();
  const count = Number(/of (\d+)/.exec(shown ?? '')?.[1]);
  await expect(total).toContainText(`Total of ${count}`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await waiting).createReadStream();
  let text = '';
  for await (const chunk of file) text += String(chunk);
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain('Application reference');
  expect(lines).toHaveLength(count);
  expect(lines.every((line) => line.includes(',Disbursed,'))).toBe(true);
  expect(lines.every((line) => /A-[0-9A-Z]{4}-[0-9A-Z]{4}/.test(line))).toBe(true);
  expect(text).not.toMatch(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/);
  await expectAccessible(page);
});

test('an admin adds a user, who signs in and has to choose a password', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, 1, '/admin/user-management');
  const rights = page.getByRole('table', { name: 'What each role can do' });
  const rightsTo = (subject: string) =>
    rights.getByRole('row').filter({ hasText: subject }).getByRole('cell');
  const all = 'View, Check and load, Confirm and roll back';
  await expect(rightsTo('Application status files')).toHaveText([all, 'View, Check and load', '–']);
  await expect(rightsTo('MIS files')).toHaveText([all, '–', '–']);
  await expect(rightsTo('Call customers')).toHaveText(['Allowed', '–', 'Allowed']);
  await page.getByRole('button', { name: 'Add user' }).first().click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Meera Iyer');
  await dialog.getByLabel('E-mail').fill('admin@demo.in');
  await chooseOption(dialog.getByLabel('Role'), 'CSR and telecalling');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByText('That e-mail address is already in use')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('meera@demo.in');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(rows(page).filter({ hasText: 'Meera Iyer' })).toBeVisible();

  const password = await readSentPassword(request, 'meera@demo.in');
  const credentials = { email: 'meera@demo.in', password: 'tidal lantern 58 rope' };
  const visit = await browser.newContext();
  const meera = await visit.newPage();
  await meera.goto('/admin/login');
  await signInToConsole(meera, credentials.email, password);
  await expect(meera.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await expectAccessible(meera);
  await meera.reload();
  await meera.getByLabel('Temporary password').fill(password);
  const wanted = meera.getByLabel('New password', { exact: true });
  await wanted.fill('meera iyer is here');
  await meera.getByRole('button', { name: 'Save password' }).click();
  await expect(meera.getByText(/Leave your name and your e-mail address out/)).toBeVisible();
  await expect(wanted).toBeFocused();
  await wanted.fill(credentials.password);
  await meera.getByRole('button', { name: 'Save password' }).click();
  await expect(meera.getByRole('heading', { level: 1 })).toHaveText('CSR Portal');
  await visit.close();

  const toggle = page.getByRole('switch', { name: /Meera Iyer/ });
  await toggle.click({ force: true });
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText('User updated')).toBeVisible();
  const second = await request.post('/api/admin/login', { data: credentials });
  expect(second.status()).toBe(401);
  await expect(page.getByRole('switch', { name: /Asha Menon/ })).toBeDisabled();
});

test('an admin gives a reason and acts as a partner, read-only', async ({ page }) => {
  await signIn(page, 1, '/admin/merchant-management');
  await expect(page.locator('tfoot')).toContainText('Total of 36');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Act as partner Taralune Finance' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open the portal' }).click();
  await dialog.getByLabel('Reason').fill('  4711 ');
  await dialog.getByRole('button', { name: 'Open the portal' }).click();
  await expect(dialog.getByText(/Enter a reason of at least 2 words/)).toBeVisible();
  await dialog.getByLabel('Reason').fill('Support request 4711');
  await dialog.getByRole('button', { name: 'Open the portal' }).click();
  await expect(page).toHaveURL(/\/partner(\/|$)/);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => /partnerToken/i.test(name))?.value ?? '';
  const statusOfOwn = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get('/api/partner/summary', { headers })).status();
  };
  expect(await statusOfOwn()).toBe(200);
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);

  await page.goto('/admin/merchant-management');
  await page.getByRole('link', { name: 'Acting as partners' }).click();
  const entry = rows(page).first();
  const shown = [
    'Support request 4711',
    'Asha Menon',
    'Taralune Finance',
    'Read only',
    'In progress',
  ];
  for (const text of shown) await expect(entry).toContainText(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  // The page waits three seconds at most for the answer, the server may end the session later.
  await expect.poll(statusOfOwn).toBe(401);
});

test('an admin sees where the account is signed in, and logs out everywhere', async ({
  page,
  request,
}) => {
  const data = { email: EMAILS[2], password: 'Admin@123' };
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
  };
  const signInElsewhere = async (): Promise<string> =>
    (await (await request.post('/api/admin/login', { data, headers })).json()).token;
  const isLive = async (token: string): Promise<boolean> =>
    (await request.get('/api/session', { headers: { authorization: `Bearer ${token}` } })).ok();
  const other = await signInElsewhere();
  await signIn(page, 2);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Active sessions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Active sessions');
  const own = page.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out Firefox, Linux' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Firefox' })).toHaveCount(0);
  await expect.poll(() => isLive(other)).toBe(false);
  const another = await signInElsewhere();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect.poll(() => isLive(another)).toBe(false);
});
