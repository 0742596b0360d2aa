import { newNumber, signInHere } from '../borrower';
import { chooseLanguage, expectAccessible, heading } from '../borrowerPage';
import { inLanguage } from '../inLanguage';
import { expectWholePage } from '../../checks/wholePage';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'solar host' });
// The last files of a run: their tests keep both workers busy to its end.
test.describe.configure({ mode: 'parallel' });

test.describe('the solar host', () => {
  test('starts with a calculator, and never shows the sign-in before it', async ({
    page,
    server,
  }) => {
    const solar = server.url.replace('127.0.0.1', 'solar.localhost');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(solar, { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden();
    release();
    await expect(heading(page, 'Rooftop solar with a loan')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  });

  test('computes the loan, and passes it to the form that asks for the amount', async ({
    page,
    server,
  }) => {
    const solar = server.url.replace('127.0.0.1', 'solar.localhost');
    await page.goto(solar);
    const estimate = page.getByRole('region', { name: 'Your estimate' });
    const bill = page.getByRole('textbox', { name: 'Monthly electricity bill' });
    await bill.fill('100');
    await expect(bill).toHaveAccessibleDescription(/Enter a bill from ₹300 to ₹1,00,000/);
    await expect(estimate).toContainText('Correct the marked field');
    await bill.fill('2880');
    await expect(estimate).toContainText('₹2,269');
    await expect(estimate).toContainText('₹78,000');
    await page.reload();
    await expect(bill).toHaveValue('2,880');
    await page.getByRole('radio', { name: 'A size in kW' }).check();
    await page.getByRole('textbox', { name: 'Size of the system' }).fill('2');
    await page.getByRole('combobox', { name: 'Repay the loan over' }).selectOption('24');
    await page.getByRole('button', { name: 'Compare offers for ₹60,000' }).click();
    await expect(page).toHaveURL(`${solar}/login`);
    await signInHere(page, newNumber());
    await expect(page).toHaveURL(/\/user\/user-detail/);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).not.toContain('60');
    await page.goto(`${solar}/`);
    await expect(heading(page, 'Rooftop solar with a loan')).toBeVisible();
    await page.goto(`${solar}/user/user-detail`);
    await expect(
      page.getByRole('textbox', { name: 'How much do you want to borrow?' }),
    ).toHaveValue('60,000');
  });

  test('replaces an amount that was typed before and not sent', async ({ page, server }) => {
    const solar = server.url.replace('127.0.0.1', 'solar.localhost');
    const say = inLanguage('hi');
    const amount = page.getByRole('textbox', { name: say('How much do you want to borrow?') });
    await page.goto(`${solar}/login`);
    await chooseLanguage(page, 'hi');
    await signInHere(page, newNumber(), 'hi');
    await page.getByRole('button', { name: say('Personal Loans') }).click();
    await page.goto(`${solar}/user/user-detail`);
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT',
    );
    await amount.fill('25000');
    expect((await kept).ok()).toBe(true);
    await page.goto(solar);
    await expect(heading(page, say('Rooftop solar with a loan'))).toBeVisible();
    await expectWholePage(page, 'hi', 'the calculator for solar');
    await page.getByRole('button', { name: say.like('Compare offers for %{amount}') }).click();
    await expect(page).toHaveURL(/\/user\//);
    await page.goto(`${solar}/user/user-detail`);
    await expect(amount).toHaveValue('1,32,000');
  });
});
