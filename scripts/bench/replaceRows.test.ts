import { expect, it } from 'vitest';
import { replaceRows, updateTable } from './replaceRows';

const HEAD = '| what | ratio |\n| --- | --- |';
const document = `# A\n\n${HEAD}\n| start   | 2x |\n| sort | 1x |\n\n<!-- /bench -->\n\nend\n`;

it('replaces the rows measured anew, keeps the others, and adds new ones', () => {
  const once = updateTable(document, `${HEAD}\n| new $& | 5x |\n| start | 3x |`);
  expect(once).toBe(
    `# A\n\n${HEAD}\n| start | 3x |\n| sort | 1x |\n| new $& | 5x |\n\n<!-- /bench -->\n\nend\n`,
  );
  expect(updateTable(once, `${HEAD}\n| new $& | 5x |\n| start | 3x |`)).toBe(once);
});

it('adds nothing to a text that quotes some rows', () =>
  expect(replaceRows('a\n| sort | 1x |', `${HEAD}\n| sort | 4x |\n| start | 3x |`)).toBe(
    'a\n| sort | 4x |',
  ));

it('refuses a document without the end of a table', () =>
  expect(() => updateTable(HEAD, HEAD)).toThrow(/has no/));
