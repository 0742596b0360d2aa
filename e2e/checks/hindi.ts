import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';

/**
 * Expects only Hindi texts on a Hindi page: no two English words in a row that are not a name, and no range
 * with 'To', unless they are marked as English. Checks closed parts of the page too.
 */
export async function expectHindi(page: Page, where: string): Promise<void> {
  const readEnglish = () =>
    page.evaluate(() => {
      const sentence = /[A-Za-z]{2,},? [a-z]{2,}|\d% To \d/;
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (parentElement?.closest('script, style, [lang=en]')) continue;
        if (textContent && sentence.test(textContent)) found.push(textContent);
      }
      return found;
    });
  // A part whose Hindi texts are still on their way is hidden until then, in English.
  await expect.configure({ soft: true }).poll(readEnglish, `${where}: English words`).toEqual([]);
}
