import { toDisplayDate } from '@marketplace/shared/format';
import type { Page } from '@playwright/test';
import { expectAccessible, expectWholeText, expectNoViolationsIn } from '../../checks/accessible';
import { expectNoViolations, expectToast } from '../../fixtures/admin';
import { chooseOption } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { agreeToOffers, finishProfile } from '../../fixtures/lenders';
import { asAdmin, asBorrower, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'vendors on off' });

const PAGE = '/admin/vendors-on-off';
const LENDER = 'Girivar-Bank';

const row = (page: Page, name: string) =>
  page.locator('tbody tr[data-id]').filter({ hasText: name });
const lending = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Lending by ${name}` });

/** Formats the time some minutes from now in India as a person types it, DD/MM/YYYY HH:mm. */
const inIndia = (minutes: number): string => {
  const time = new Date(Date.now() + (minutes + 330) * 60_000).toISOString();
  return `${toDisplayDate(time.slice(0, 10))} ${time.slice(11, 16)}`;
};

/** Opens the borrower's offers and expects the lender to be there or not. */
async function expectOffer(page: Page, isOffered: boolean): Promise<void> {
  await page.goto('/user/offers');
  await expect(page.getByRole('heading', { name: /^\d+ offers$/ })).toBeVisible();
  const offer = page.getByRole('listitem', { name: LENDER, exact: true });
  await expect(offer).toHaveCount(isOffered ? 1 : 0);
}

test('a lender is switched off with a reason and on again, and the borrower’s offers follow', async ({
  page,
}) => {
  await asBorrower(page);
  await finishProfile(page);
  await agreeToOffers(page);
  await expectOffer(page, true);
  await asAdmin(page);
  await page.goto(PAGE);
  await expect(row(page, LENDER).getByText('On', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await lending(page, LENDER).click();
  const question = page.getByRole('dialog', { name: `Switch off ${LENDER}?` });
  await expect(question).toContainText(/\d+ borrowers from the last 90 days lose an offer/);
  await expect(question).toContainText(/open applications?/);
  const reason = question.getByRole('textbox', { name: 'Reason' });
  await reason.fill('   ');
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect(question.getByText('This field is required')).toBeVisible();
  await reason.fill('Their API is down');
  await expectNoViolationsIn(page, '[role="dialog"]');
  await question.getByRole('button', { name: 'Switch off' }).dblclick();
  await expectToast(page, `${LENDER} is off`);
  await expect(lending(page, LENDER)).not.toBeChecked();
  await expect(row(page, LENDER)).toContainText('Switched off: Their API is down');
  await expect(row(page, LENDER)).toContainText('Asha Menon');

  const other = await page.context().newPage();
  await expectOffer(other, false);
  await asPartner(other);
  await other.goto('/partner/training-material/eligibility-criteria');
  const marked = other.getByRole('row').filter({ hasText: 'Not lending at the moment' });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(LENDER);
  await lending(page, LENDER).click();
  await expectToast(page, `${LENDER} is on`);
  await expect(lending(page, LENDER)).toBeChecked();
  await expectOffer(other, true);
});

test('an outage is planned, changed and ended, and is in the history', async ({ page }) => {
  await asAdmin(page);
  await page.goto(PAGE);
  const details = page.getByRole('dialog', { name: `${LENDER}: outages and history` });
  const openDetails = () =>
    row(page, LENDER)
      .getByRole('button', { name: /^Outages and history/ })
      .click();
  await openDetails();
  await details.getByRole('button', { name: 'Plan an outage' }).click();
  const form = page.getByRole('dialog', { name: `Plan an outage of ${LENDER}` });
  await form.getByRole('textbox', { name: 'Start (IST)' }).fill(inIndia(-5));
  await form.getByRole('textbox', { name: 'End (IST)' }).fill(inIndia(-60));
  await form.getByRole('textbox', { name: 'Reason' }).fill('Maintenance');
  await form.getByRole('button', { name: 'Plan an outage' }).click();
  await expect(form.getByText('The end must be after the start')).toBeVisible();
  await form.getByRole('textbox', { name: 'End (IST)' }).fill(inIndia(-2));
  await form.getByRole('button', { name: 'Plan an outage' }).click();
  await expect(form.getByText('The end must be in the future')).toBeVisible();
  const end = form.getByRole('textbox', { name: 'End (IST)' });
  await end.fill('26 Nov 2099, 10:00 PM');
  await end.press('Tab');
  await expect(end).toHaveValue('26/11/2099, 10:00 pm');
  await expectWholeText(end);
  await end.fill('26/11/2099, 25:00');
  await form.getByRole('button', { name: 'Plan an outage' }).click();
  await expect(form.getByText('Enter a date and time, such as')).toBeVisible();
  await expect(end).toHaveValue('26/11/2099, 25:00');
  await form.getByRole('button', { name: 'Choose a date and time: End (IST)' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose a date and time: End (IST)' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expectNoViolationsIn(page, '[role="dialog"]');
  await calendar.press('Escape');
  await expect(end).toBeFocused();
  await end.fill(inIndia(60));
  await expectNoViolationsIn(page, '[role="dialog"]');
  await form.getByRole('button', { name: 'Plan an outage' }).click();
  await expectToast(page, 'The outage is planned');
  await expect(row(page, LENDER)).toContainText('Outage now');

  await asBorrower(page);
  await finishProfile(page);
  await agreeToOffers(page);
  await expectOffer(page, false);
  await page.getByText(/\d (is|are) not taking applications/).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: LENDER })
      .getByText('Is not taking applications at the moment'),
  ).toBeVisible();

  await page.goto(PAGE);
  await chooseOption(page.getByRole('combobox', { name: /^Now/ }), 'Outage now');
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(1);
  await openDetails();
  await details.getByRole('button', { name: /^Change the outage/ }).click();
  const change = page.getByRole('dialog', { name: `Change the outage of ${LENDER}` });
  await change.getByRole('textbox', { name: 'End (IST)' }).fill(inIndia(90));
  await change.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The outage has been changed');
  await openDetails();
  await details.getByRole('button', { name: /^End the outage/ }).click();
  await details.getByRole('alert').getByRole('button', { name: 'End now' }).click();
  await expectToast(page, 'The outage has ended');
  await expect(details.getByText('No outage is planned.')).toBeVisible();
  await expect(details.getByRole('listitem')).toContainText([
    'Outage ended early',
    'Outage changed',
    'Outage planned',
  ]);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await expectOffer(page, true);
});

test('several lenders are switched with one toast; the list is searched and filtered', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(PAGE);
  const names = ['Baldeo-Finserv', 'Prithvi-Bank'];
  for (const name of names) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Switch off 2 lenders?' });
  await expect(question).toContainText('Baldeo-Finserv, Prithvi-Bank');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Contract under review');
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expectToast(page, '2 lenders are off');
  await page.getByRole('searchbox').fill('contract under');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await chooseOption(page.getByRole('combobox', { name: /^Now/ }), 'Off');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  for (const name of names) await expect(lending(page, name)).not.toBeChecked();
  // Switching on a single lender asks no question.
  await lending(page, 'Prithvi-Bank').click();
  const isOn = page.getByRole('status').filter({ hasText: 'Prithvi-Bank is on' });
  await expect(isOn).toBeVisible();
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(1);
  await isOn.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Prithvi-Bank is off');
  await expect(row(page, 'Prithvi-Bank')).toContainText('Switch undone');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(2);
});

test('a faster admin is named; the other roles are refused', async ({ page }) => {
  await asAdmin(page);
  await page.goto(PAGE);
  await lending(page, 'Omkar-Advance').click();
  const question = page.getByRole('dialog', { name: 'Switch off Omkar-Advance?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Too slow');
  const token = (await page.context().cookies()).find(({ name }) => name === 'adminToken');
  const id = Number(await row(page, 'Omkar-Advance').getAttribute('data-id'));
  for (const lender_status of [0, 1]) {
    const answer = await page.request.post('/api/lender-switches', {
      headers: { authorization: `Bearer ${token?.value}` },
      data: { lenders: [{ lender_id: id }], lender_status, reason: 'Meanwhile' },
    });
    expect(answer.status()).toBe(200);
  }
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect(question.getByRole('alert')).toContainText(
    'Someone else has switched Omkar-Advance',
  );

  for (const email of ['reports@demo.in', 'telecalling@demo.in']) {
    await asAdmin(page, email);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/vendors-on-off/);
    await expect(page.getByRole('link', { name: 'Lenders On/Off' })).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list and its dialogs fit', async ({ page }) => {
    await asAdmin(page);
    await page.goto(PAGE);
    await expect(lending(page, 'Aarohan-Credit')).toBeVisible();
    await expectAccessible(page);
    await row(page, 'Aarohan-Credit')
      .getByRole('button', { name: /^Outages and history/ })
      .click();
    await page.getByRole('button', { name: 'Plan an outage' }).click();
    await expect(page.getByRole('textbox', { name: 'End (IST)' })).toBeInViewport({ ratio: 1 });
    await expectNoViolationsIn(page, '[role="dialog"]');
  });
});
