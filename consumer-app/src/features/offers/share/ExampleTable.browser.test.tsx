import '@marketplace/shared/ui/base.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offerWith } from '../../../testing/offers';
import { ExampleTable } from './ExampleTable';

const EXAMPLES = ['Kaveri-National', 'Prithvi-Bank'].map((name, index) => ({
  lowest: offerWith(index, name, { rate: 0.991 }),
  highest: offerWith(index, name, { rate: 2.337 }),
}));

/** Each sum in ₹ as the page shows it, and on how many lines it stands. */
const readSums = () =>
  [...document.querySelectorAll('td')].flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const sums: { sum: string; lines: number }[] = [];
    while (walker.nextNode()) {
      const { textContent } = walker.currentNode;
      for (const { 0: sum, index } of (textContent ?? '').matchAll(/₹[\d,.]*\d( –)?/gu)) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + sum.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        sums.push({ sum, lines: new Set(tops).size });
      }
    }
    return sums;
  });

it.each([320, 360, 1440])('ranges are in whole rupees, no sum broken, at %i px', async (width) => {
  await page.viewport(width, 740);
  await render(<ExampleTable examples={EXAMPLES} />);
  await expect.element(page.getByRole('table')).toBeVisible();
  const sums = readSums();
  expect(sums.length).toBeGreaterThan(8);
  expect(sums.filter(({ sum, lines }) => sum.includes('.') || lines > 1)).toEqual([]);
});
