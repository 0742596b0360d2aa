import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { newNumber, signInHere } from '../../borrower/borrower';
import { expect } from '../../fixtures/fixtures';
import { PHONE } from '../../../scripts/browser/phone';
import { asNobody, asPartner } from '../../fixtures/session';

const HEADLINE = { en: 'Loans for shopkeepers', hi: 'दुकानदारों के लिए लोन' };
/** The products of the published funnel, in its order. */
const SHOWN = [
  /Gold/,
  /Personal/,
  /Business/,
  /Affordable/,
  /Insurance/,
  /Student/,
  /2-Wheeler/,
  /Car/,
  /Vouchers/,
];
const ORANGE = 'rgb(255, 122, 26)';

const getPreview = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Preview: ${name}"]`);
const showPage = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Page' }).getByText(name, { exact: true }).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chosen = (page: Page): Locator =>
  page.getByRole('group', { name: 'Products that borrowers see' }).locator('ol > li');

async function openFunnel(page: Page): Promise<void> {
  await asPartner(page);
  await page.goto('/partner/customFunnel');
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Funnel' })).toBeVisible();
  await expect(getPreview(page, 'First page').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Moves the second product to the first place with the keyboard. */
async function moveSecondUp(page: Page): Promise<void> {
  const products = page.getByRole('group', { name: 'Products that borrowers see' });
  const handle = products.getByRole('button', { name: 'Move Gold Loans', exact: true });
  await handle.press('Space');
  await expect(page.getByText('Gold Loans lifted.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Gold Loans is now at position 1 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(chosen(page).first()).toContainText('Gold Loans');
}

/** Edits a draft, sees it in the preview, and saves it; borrowers still get the usual pages. */
async function editDraft(page: Page): Promise<void> {
  await page.getByLabel('Headline in English').fill(HEADLINE.en);
  const hindi = page.getByLabel('Headline in Hindi');
  await expect(hindi).toHaveAccessibleDescription(/Write it in both languages/);
  await hindi.fill(HEADLINE.hi);
  await page.getByLabel('Colour of buttons and links', { exact: true }).fill('#FF7A1A');
  await page.getByRole('checkbox', { name: 'Credit Cards' }).uncheck();
  await moveSecondUp(page);
  await page.getByRole('checkbox', { name: 'Loan amount' }).check();
  const start = getPreview(page, 'First page');
  await expect(start.getByRole('heading', { level: 1 })).toHaveText(HEADLINE.en);
  await expect(start.locator('button[type=submit]')).toHaveCSS('background-color', ORANGE);
  await page.getByRole('main').getByRole('group', { name: 'Language' }).getByText('हिन्दी').click();
  await expect(start.getByRole('heading', { level: 1 })).toHaveText(HEADLINE.hi);
  await page
    .getByRole('main')
    .getByRole('group', { name: 'Language' })
    .getByText('English')
    .click();
  await showPage(page, 'Products');
  const tiles = getPreview(page, 'Products').getByRole('main').locator('li strong');
  await expect(tiles).toHaveText(SHOWN);
  await showPage(page, 'First questions');
  await expect(
    getPreview(page, 'First questions').getByRole('heading', { name: 'First, a few questions' }),
  ).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Save draft').click();
  await expect(page.getByText(/^Draft saved on/)).toBeVisible();
  const brand = await page.request.get('/api/get-partner-by-name/topclind');
  expect((await brand.json()).data.funnel).toBeUndefined();
}

async function publishDraft(page: Page, change: string): Promise<void> {
  await button(page, 'Publish').click();
  const dialog = page.getByRole('alertdialog', { name: 'Publish these changes?' });
  await expect(dialog).toContainText(change);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your borrowers see this.')).toBeVisible();
}

/** Follows a link to the cards, which the funnel hides, and expects the products that it shows. */
async function expectCardsHidden(page: Page): Promise<void> {
  await page.goto('/redirect?product=credit_card');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need?');
  await expect(page.getByText(/^You cannot get Credit Cards through /)).toBeVisible();
  await expectAccessible(page);
}

/** Walks the published pages as a borrower who comes by the partner's address with a phone. */
async function walkFunnel(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE);
  await asNobody(page);
  await page.goto('/topclind');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE.en);
  await expect(button(page, 'Send code')).toHaveCSS('background-color', ORANGE);
  await signInHere(page, newNumber());
  await expect(page.getByRole('heading', { level: 1, name: 'What do you need?' })).toBeVisible();
  // The borrower stays in the partner's funnel, also after a reload.
  await page.reload();
  const tiles = page.getByRole('main').locator('li strong');
  await expect(tiles).toHaveText(SHOWN);
  await expectCardsHidden(page);
  await page.getByRole('button', { name: /^Personal Loans/ }).click();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText('First, a few questions');
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveAccessibleName(
    /How much do you want to borrow/,
  );
  await expectAccessible(page);
  if (desktop) await page.setViewportSize(desktop);
}

/** Publishes once more and goes back to the first version. */
async function rollBack(page: Page): Promise<void> {
  await openFunnel(page);
  await page.getByLabel('Colour of buttons and links', { exact: true }).fill('');
  await publishDraft(page, '#FF7A1A');
  await button(page, 'Roll back Version 1').click();
  const dialog = page.getByRole('alertdialog', { name: 'Go back to version 1?' });
  await expect(dialog).toContainText('#FF7A1A');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/brings back version 1/)).toBeVisible();
  await expect(getPreview(page, 'First page').locator('button[type=submit]')).toHaveCSS(
    'background-color',
    ORANGE,
  );
  await asNobody(page);
  await page.goto('/topclind');
  await expect(button(page, 'Send code')).toHaveCSS('background-color', ORANGE);
}

/** Edits, previews and publishes a funnel as a partner, walks it as a borrower, and rolls back. */
export async function expectFunnelWalked(page: Page): Promise<void> {
  await openFunnel(page);
  await editDraft(page);
  await publishDraft(page, 'Loans for shopkeepers');
  await walkFunnel(page);
  await rollBack(page);
}
