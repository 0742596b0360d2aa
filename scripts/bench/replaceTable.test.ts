import { expect, it } from 'vitest';
import { replaceTable } from './replaceTable';

it('replaces the text between the markers and nothing else', () => {
  const text = '# A\n<!-- bench -->old\nolder<!-- /bench -->\n\nend\n';
  const once = replaceTable(text, '| $& |');
  expect(once).toBe('# A\n<!-- bench -->\n\n| $& |\n\n<!-- /bench -->\n\nend\n');
  expect(replaceTable(once, '| $& |')).toBe(once);
});

it.each(['no markers', '<!-- /bench --> <!-- bench -->'])('refuses a text without: %s', (text) =>
  expect(() => replaceTable(text, '')).toThrow(/has no/),
);
