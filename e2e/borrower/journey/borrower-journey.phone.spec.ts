import {
  expectAccessible,
  heading,
  moveInHistory,
  newNumber,
  press,
  signIn,
  tabTo,
  type,
} from '../borrowerPage';
import { inLanguage } from '../inLanguage';
import { choose, field, buildIdentity, save } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'borrower journey' });

const REFERENCE = /^L-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

test('a gold loan by keyboard alone: the form, the lead ID, the lender, the branch', async ({
  page,
}) => {
  const say = inLanguage('hi');
  await signIn(page, newNumber(), 'hi');
  await choose(page, say('Gold Loans'));
  await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan$/);
  await expect(heading(page, say.like('Gold loan'))).toBeVisible();

  await tabTo(page, say('Continue'));
  await press(page, 'Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    say('Enter your first name'),
    say('Enter your last name'),
  ]);
  await type(page, say.like('First name'), 'आशा');
  await type(page, say('Last name'), 'Rao');
  await tabTo(page, say('Continue'));
  await press(page, 'Enter');

  await expect(heading(page, say('Where you are'))).toBeFocused();
  await type(page, say('Pincode'), '411001');
  await press(page, 'Tab');
  await expect(field(page, say.like('City'))).toHaveValue('पुणे');
  await expect(field(page, say.within('State'))).toHaveValue('महाराष्ट्र');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('411001')),
  );
  await page.reload();
  await expect(page).toHaveURL(/step=place$/);
  await expect(field(page, say('Pincode'))).toHaveValue('411001');
  await expect(page.getByText(say.like('We saved your answers on %{when}.'))).toBeVisible();
  await tabTo(page, say('Continue'));
  await press(page, 'Enter');

  await expect(heading(page, say.like('The loan'))).toBeFocused();
  await type(page, say('How much do you want to borrow?'), '150000');
  await tabTo(page, say('Check your answers'));
  await press(page, 'Enter');
  await expect(heading(page, say('Check your answers'))).toBeFocused();
  await expect(page.getByRole('region', { name: say.like('The loan') })).toContainText('₹1,50,000');
  await expect(field(page, say('Loan amount'))).toHaveValue('1,50,000');
  await tabTo(page, say('Agree and ask for a call'));
  await press(page, 'Enter');
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, say('Share these details with the gold lender'));
  await press(page, 'Space');
  await tabTo(page, say('Agree and ask for a call'));
  await press(page, 'Enter');

  await expect(page).toHaveURL(/\/user\/gold-loan-confirmation$/);
  await expect(heading(page, say('We have your gold loan request'))).toBeVisible();
  const id = (await page.locator('code').textContent()) ?? '';
  expect(id).toMatch(REFERENCE);
  await page.reload();
  await expect(page.locator('code')).toHaveText(id);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/gold-loan-confirmation$/);

  await page
    .getByRole('main')
    .getByRole('link', { name: say('About %{lender}', { lender: say('Suvarna-Goldhouse') }) })
    .click();
  await expect(page).toHaveURL(/\/user\/gold\/[\w-]+$/);
  await expect(heading(page, say.like('Terms'))).toBeVisible();
  const chosen = page.getByRole('main').getByRole('link', { name: say('Ask for a call') });
  await expect(chosen).toHaveAttribute('href', /gold-loan\?lender=\d+$/);
  await page.getByRole('link', { name: say('What happens at the branch') }).click();
  await expect(page).toHaveURL(/\/user\/gold\/[\w-]+\/visit$/);
  await expect(heading(page, say.like('Visiting %{lender}'))).toBeVisible();
  await moveInHistory(page, -1);
  await expect(heading(page, say.like('Terms'))).toBeVisible();
  await page.goto('/user/gold/nobody');
  await expect(heading(page, say('We cannot find this gold lender'))).toBeVisible();
});

test('a housing loan: what is typed survives a server that fails', async ({ page }) => {
  await signIn(page, newNumber());
  const place = { postal_code: '560001', city: 'Bengaluru', state: 'Karnataka' };
  await save(page, { ...buildIdentity(), ...place });
  await choose(page, /Affordable Housing Loan/);
  await expect(page).toHaveURL(/\/user\/user-detail\/affordable-housing-loan$/);
  await expect(heading(page, 'Affordable Housing Loan')).toBeVisible();
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(heading(page, 'Where the home is')).toBeFocused();
  await next.click();
  await expect(heading(page, 'Income and loan')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'How much do you want to borrow?').fill('1200000');
  await field(page, 'Monthly income').fill('60000');
  await page.getByRole('radio', { name: 'Salaried' }).check();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('₹12,00,000')).toBeVisible();
  await page.getByRole('checkbox').check();

  await page.route('**/api/housing-loan/*', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await page.getByRole('button', { name: 'Agree and ask for a call' }).click();
  await expect(heading(page, 'We have not sent your answers')).toBeVisible();
  await expect(page.getByText('₹12,00,000')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/housing-loan/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/user\/housing-loan-confirmation$/);
  await expect(heading(page, 'We have your housing loan request')).toBeVisible();
  await page.goto('/user/applications');
  await expect(heading(page, 'Affordable Housing Loan')).toBeVisible();
  await expect(page.locator('code')).toHaveText(REFERENCE);
  await expect(heading(page, 'You have not applied yet')).toBeHidden();
  await page.getByRole('link', { name: 'Choose a product' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('insurance: a call is requested, and its reference and status are shown', async ({ page }) => {
  const say = inLanguage('hi');
  await signIn(page, newNumber(), 'hi');
  await choose(page, say('Other Insurance'));
  await expect(page).toHaveURL(/\/user\/insurance$/);
  await expect(heading(page, say('Other Insurance'))).toBeVisible();
  const next = page.getByRole('button', { name: say('Continue') });
  const summary = page.getByRole('alert').getByRole('link');
  await next.click();
  await expect(summary).toHaveText([say('Choose what you want to insure')]);
  await expectAccessible(page);
  await page.getByRole('radio', { name: say('Health') }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: say('Health') })).toBeChecked();
  await next.click();
  await field(page, say('Mobile number to call')).fill('98765');
  const check = page.getByRole('button', { name: say('Check your answers') });
  await check.click();
  await expect(summary).toHaveText([say('Please enter a valid 10 digit mobile number')]);
  await field(page, say('Mobile number to call')).fill('98765 43210');
  await check.click();
  await expect(page.getByText(say('Health'))).toBeVisible();
  const ask = page.getByRole('button', { name: say('Ask for a call') });
  await ask.click();
  await expect(summary).toHaveText([say('Tick the box to let an adviser call you')]);
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await ask.click();
  await expect(page).toHaveURL(/\/user\/insurance\/transaction$/);
  await expect(heading(page, say('We have your insurance request'))).toBeVisible();
  await expect(page.locator('code')).toHaveText(REFERENCE);
  await expect(page.getByText(say('Received, waiting for a call'))).toBeVisible();
  await page.goto('/user/privacy');
  const consent = page.getByRole('switch', {
    name: say('Call me about this insurance', {}, 'consents.call_insurance.v2'),
  });
  await expect(consent).toBeChecked();
  await consent.click();
  const question = page.getByRole('alertdialog', {
    name: say('Withdraw this consent?'),
  });
  await expect(question).toContainText(say('This also cancels your request for a call.'));
  await question.getByRole('button', { name: say('Withdraw consent') }).click();
  await expect(
    page.getByText(say.like('Withdrawn on %{when}, version %{version}, in %{language}')),
  ).toBeVisible();
});

test('a borrower sees where they are signed in, and logs out a device and then all', async ({
  page,
}) => {
  const contact = newNumber();
  const elsewhere = await asBorrower(page, { contact, language: 'en' });
  await asBorrower(page, { contact, language: 'en' });
  const isLive = async (): Promise<boolean> =>
    (await page.request.get('/api/session', { headers: elsewhere.headers })).ok();
  expect(await isLive()).toBe(true);
  await page.goto('/user/privacy');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices
    .getByRole('button', { name: /^Log out / })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('This device')).toBeVisible();
  await expect.poll(isLive).toBe(false);
  await expectAccessible(page);
  await devices.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});
