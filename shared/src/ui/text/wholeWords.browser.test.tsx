import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { WholeWords } from './WholeWords';

/** Counts the lines that a part of a text takes. */
function countLines(element: Element, part: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(part) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + part.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }
  throw new Error(`${part} is in no text of its own`);
}

const heading = (text: string) => (
  <h1 style={{ width: 200, font: '20px/1.25 monospace', overflowWrap: 'anywhere' }}>
    <WholeWords text={text} />
  </h1>
);

test('a name goes whole into the next line, and the text reads as it was', async () => {
  const page = await render(heading('Apply to Malhar-Lending, now'));
  const element = page.getByRole('heading', { name: 'Apply to Malhar-Lending, now' }).element();
  expect(element.textContent).toBe('Apply to Malhar-Lending, now');
  expect(countLines(element, 'Malhar-Lending')).toBe(1);
});

test('a name longer than the line breaks, and nothing sticks out', async () => {
  const page = await render(heading('Apply to Vishwanathan-Subramaniam-Housing-Finance'));
  const element = page.getByRole('heading').element();
  expect(countLines(element, 'Vishwanathan-Subramaniam-Housing-Finance')).toBeGreaterThan(1);
  expect(element.scrollWidth).toBe(element.clientWidth);
});
