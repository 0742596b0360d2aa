import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkTexts } from './checkTexts';
import { formatFindings } from './finding';

it('every text is there, in both languages, in its catalogue, and is asked for', () => {
  const { texts, findings } = checkTexts(resolve(import.meta.dirname, '../..'));
  expect(formatFindings(findings)).toEqual([]);
  expect(texts).toBeGreaterThan(1000);
});
