import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf, readTags } from '@marketplace/mock-server/readPdf';
import { expectAccessible } from '../../checks/accessible';
import { expect } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

/** The first bytes of what a button saves. */
async function readSavedFile(page: Page, card: string, button: string): Promise<Buffer> {
  const save = page.getByRole('region', { name: card }).getByRole('button', { name: button });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return readFile(await file.path());
}

/** Saves the PDF of the first creative: its text is that of the picture, in order, in the chosen language. */
async function expectSaidTexts(page: Page, picture: Locator): Promise<void> {
  const shown = (await picture.getAttribute('aria-label')) ?? '';
  const language = /[\u0900-\u097F]/u.test(shown) ? 'hi-IN' : 'en-IN';
  const pdf = await readSavedFile(page, 'Compare personal loans', 'Save PDF');
  const { words } = readPdf(pdf);
  expect(words.join(' ')).toContain(shown.replaceAll(/\s+/gu, ' '));
  const { lang, marked, tags } = readTags(pdf);
  expect({ lang, marked, tags }).toEqual({
    lang: language,
    marked: true,
    tags: ['Document', 'Figure', 'P', 'H1', 'P', 'P'],
  });
}

/** Sends a text on, saves a creative as PNG and PDF, and finds a withdrawn one without either. */
export async function expectMarketing(page: Page): Promise<void> {
  await asPartner(page, 'second@demo.in');
  await page.goto('/partner/marketing-support');
  await page.getByRole('main').getByRole('link', { name: 'Messaging Content' }).click();
  const text = page.getByRole('region', { name: 'Gold loan' });
  await expect(text).toContainText('Taralune');
  const share = text.getByRole('link', { name: 'WhatsApp Gold loan Hindi' });
  await expect(share).toHaveAttribute('href', /wa\.me\/\?text=.*%2Fl%2Fmessage-gold_loan-4$/);
  const led = await page.request.get('/l/message-gold_loan-4', { maxRedirects: 0 });
  expect(led.headers()['location']).toContain('product=gold_loan');
  await expectAccessible(page);
  await page.goto('/partner/marketing-support/banners-and-creatives');
  const picture = page.getByRole('img', { name: /Compare before you borrow.*lender decides/ });
  await expect(picture).toHaveJSProperty('width', 1080);
  // An empty choice would silently be the last one.
  await expect(page.getByRole('main').locator('option[value=""]')).toHaveCount(0);
  await page.getByLabel('Size').selectOption('1200x628');
  await expect(picture).toHaveJSProperty('height', 628);
  const png = await readSavedFile(page, 'Compare personal loans', 'Save PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 628]);
  const pdf = await readSavedFile(page, 'Compare personal loans', 'Save PDF');
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 600 314]');
  await expectSaidTexts(page, picture);
  await page.getByRole('main').getByLabel('Language').selectOption('Hindi');
  await expect(picture).toHaveCount(0);
  await expectSaidTexts(page, page.getByRole('img', { name: /लेंडर/ }).first());
  const old = page.getByRole('region', { name: 'Festival offer' });
  await expect(old).toContainText('Withdrawn');
  await expect(old.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
}
