import type { Browser, Page } from '@playwright/test';
import { getDeviceToday, toDisplayDate } from '@marketplace/shared/format';
import { expectAccessible } from '../../checks/accessible';
import { withFault } from '../../checks/faultInjection';
import { codeFor, newNumber } from '../../borrower/borrower';
import { expect } from '../../fixtures/fixtures';
import { PHONE_DEVICE } from '../../../scripts/browser/phone';
import { asPartner } from '../../fixtures/session';

/** Moves the server to an hour of today in India, and runs what is due by then. */
async function goTo(page: Page, time: string): Promise<void> {
  await page.request.post('/dev/clock', { data: { now: `${getDeviceToday()}T${time}:00+05:30` } });
  expect((await page.request.post('/dev/jobs')).ok()).toBe(true);
}

/**
 * Expects the call in the timeline and ends the reminder. It opens its own page, because the one that called
 * may wait for the person to choose a program.
 */
async function expectReminderEnded(caller: Page, address: string): Promise<void> {
  const page = await caller.context().newPage();
  await page.goto(address);
  const timeline = page.getByRole('region', { name: 'Activity' });
  await expect(timeline.getByText('took the number for a call')).toBeVisible();
  const reminders = page.getByRole('region', { name: 'Reminders' });
  const done = reminders.getByRole('button', { name: 'Done: Salary slip' });
  await withFault(page, ['**/api/partner/leads/*/reminders/*', 'status=500', 'PUT'], async () => {
    await done.click();
    await expect(reminders.getByRole('alert')).toContainText('A fault was asked for');
  });
  await done.click();
  await expect(reminders.getByText('No reminder is set.')).toBeVisible();
  await page.close();
}

/**
 * Adds a lead, takes the customer's consent, notes something, sets a reminder, and calls the customer
 * from the queue once the reminder is due.
 */
export async function expectLeadWorked(page: Page, name: string): Promise<void> {
  const mobile = newNumber();
  await goTo(page, '11:00');
  await asPartner(page);
  await page.goto('/partner/leads');
  await page.getByRole('button', { name: 'Add a lead' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a lead' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Mobile number').fill(mobile);
  await adding.getByRole('combobox', { name: 'Product' }).click();
  await expect(page.getByRole('option', { name: 'Gold Loans' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Discount Vouchers' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await adding.getByLabel('Pincode').fill('560001');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add a lead' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('You may not call')).toBeVisible();
  const consent = page.getByRole('region', { name: 'Consent' });
  const code = await codeFor(page.request, mobile);
  await consent.getByLabel('Code from the customer').fill(code === '111111' ? '222222' : '111111');
  await consent.getByRole('button', { name: 'Confirm consent' }).click();
  await expect(consent.getByText('That code is not right')).toBeVisible();
  await consent.getByLabel('Code from the customer').fill(code);
  await consent.getByRole('button', { name: 'Confirm consent' }).click();
  await expect(consent).toBeHidden();
  await expect(page.getByText('Signs in with the mobile number')).toBeVisible();

  await page.getByRole('button', { name: 'Add a note' }).click();
  const noting = page.getByRole('dialog', { name: 'Add a note' });
  await noting.getByLabel('Note').fill('Wants the money in May');
  await noting.getByRole('button', { name: 'Save' }).click();
  await expect(noting).toBeHidden();
  const timeline = page.getByRole('region', { name: 'Activity' });
  await expect(timeline.getByText('Wants the money in May')).toBeVisible();
  await expect(timeline.getByText('The customer agreed')).toBeVisible();

  await page.getByRole('button', { name: 'Set a reminder' }).click();
  const reminding = page.getByRole('dialog', { name: 'Set a reminder' });
  await reminding
    .getByRole('textbox', { name: 'Day and time' })
    .fill(`${toDisplayDate(getDeviceToday())}, 11:05 am`);
  await reminding.getByLabel('What it is about').fill('Salary slip');
  await reminding.getByRole('button', { name: 'Save' }).click();
  await expect(reminding).toBeHidden();
  const address = page.url();
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders.getByText('Salary slip')).toBeVisible();
  await expectAccessible(page);

  await goTo(page, '11:06');
  await page.goto('/partner/call-next');
  const waiting = page.getByRole('list', { name: 'Call Next' }).getByRole('listitem');
  const entry = waiting.filter({ hasText: name });
  await expect(entry).toContainText('Reminder');
  await expect(entry).toContainText('Salary slip');
  await expectAccessible(page);
  await entry.getByRole('button', { name: `Call ${name}` }).click();
  await expect(page.getByText(`The number is ${mobile}`)).toBeVisible();
  await expectReminderEnded(page, address);
  await page.request.delete('/dev/clock');
}

/** Returns the path of the page at which the customer answers, from the newest message to the number. */
async function findConsentPath(page: Page, mobile: string): Promise<string> {
  const outbox: { to: string; text: string }[] = await (
    await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } })
  ).json();
  const letter = outbox.find(({ to, text }) => to === mobile && text.includes('/consent#'));
  return /\/consent#[\w-]+/u.exec(letter?.text ?? '')?.[0] ?? '';
}

/** Sends a Hindi-speaking customer a link; the customer agrees, refuses and agrees again. */
export async function expectLinkAnswered(page: Page, browser: Browser): Promise<void> {
  const mobile = newNumber();
  const name = 'Kabir Lele';
  await goTo(page, '11:30');
  await asPartner(page);
  await page.goto('/partner/leads');
  await page.getByRole('button', { name: 'Add a lead' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a lead' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Mobile number').fill(mobile);
  await adding.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'Gold Loans' }).click();
  await adding.getByLabel('Pincode').fill('560001');
  await adding.getByRole('combobox', { name: 'Customer’s language' }).click();
  await page.getByRole('option', { name: 'Hindi' }).click();
  await adding.getByRole('button', { name: 'Add a lead' }).click();
  const consent = page.getByRole('region', { name: 'Consent' });
  await consent.getByRole('button', { name: 'Send a link' }).click();
  await expect(page.getByText('The link will go out in a moment')).toBeVisible();
  await goTo(page, '11:32');
  await expect.poll(() => findConsentPath(page, mobile)).not.toBe('');

  const customer = await (
    await browser.newContext({ ...PHONE_DEVICE, baseURL: new URL(page.url()).origin })
  ).newPage();
  await customer.goto(await findConsentPath(page, mobile));
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
    /^क्या .+ आपको कॉल कर सकते हैं\?$/u,
  );
  await expect(customer.getByText('गोल्ड लोन')).toBeVisible();
  await expect(customer.locator('body')).not.toContainText(name);
  await expectAccessible(customer);
  await withFault(customer, ['**/api/lead-consent', 'status=500'], async () => {
    await customer.getByRole('button', { name: 'सहमति दें' }).click();
    await expect(customer.getByRole('alert')).toBeVisible();
  });
  await customer.getByRole('button', { name: 'सहमति दें' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('आपने सहमति दे दी है');
  await page.reload();
  await expect(page.getByText('Signs in with the mobile number')).toBeVisible();
  await customer.getByRole('button', { name: 'अब मना करें' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('आपने मना कर दिया है');
  await expectAccessible(customer);
  await page.reload();
  await expect(page.getByText('the customer does not want to be called')).toBeVisible();
  await expectAccessible(page);
  await customer.context().close();
  await page.request.delete('/dev/clock');
}
