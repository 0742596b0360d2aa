import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectAccessible, expectSettled } from './accessible';
import { expectHindi } from './hindi';
import { findSmallTargets } from './touchTargets';

const softly = expect.configure({ soft: true });

/** Texts that no person should meet: a key in place of its text, a gap that nobody filled, no number. */
const findRawTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const raw = /%\{\w+\}|\b(?:undefined|NaN|Infinity)\b|\[object |^[a-z]+(?:[._][a-z]+)+$/;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.closest('script, style, noscript, [lang=en] a')) continue;
      const text = textContent?.trim() ?? '';
      if (raw.test(text) && !text.endsWith('.example')) found.push(text);
    }
    return found;
  });

/** Expects what every page in a language has to keep, but for what axe checks. */
export async function expectWords(page: Page, language: 'en' | 'hi', where: string) {
  await expectSettled(page);
  await softly(page.locator('html'), where).toHaveAttribute('lang', language);
  await softly(page.getByRole('heading', { level: 1 }), `${where}: headings`).toHaveCount(1);
  expect.soft(await findRawTexts(page), `${where}: raw texts`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${where}: targets`).toEqual([]);
  if (language === 'hi') await expectHindi(page, where);
}

/** Expects what every page in a language has to keep: one heading, whole texts, targets for a finger, nothing for axe. */
export async function expectWholePage(page: Page, language: 'en' | 'hi', where: string) {
  await expectWords(page, language, where);
  await expectAccessible(page);
}
