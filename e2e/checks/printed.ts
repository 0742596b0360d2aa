import { readPdf } from '@marketplace/mock-server/readPdf';
import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/fixtures';

const toWords = (text: string): string[] => text.normalize('NFC').split(/\s+/u).filter(Boolean);

/**
 * Prints the page as "Print or save as PDF" does: the PDF says its language, is tagged, and search finds
 * every word that the paper shows of a document.
 */
export async function expectPrintedWords(document: Locator, language: 'en' | 'hi'): Promise<void> {
  const page = document.page();
  await page.emulateMedia({ media: 'print' });
  const shown = toWords(await document.innerText());
  const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  // Chromium places some vowel signs so that pdftotext sees a gap behind them; the letters are in order.
  const found = readPdf(pdf).words.join('').normalize('NFC');
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((word) => !found.includes(word))).toEqual([]);
  const text = pdf.toString('latin1');
  expect(text).toMatch(new RegExp(`/Lang \\(${language}`, 'u'));
  expect(text).toContain('/StructTreeRoot');
}
