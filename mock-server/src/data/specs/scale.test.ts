import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specs } from '.';

test('the page about several databases says of each collection once where its rows live', () => {
  const path = new URL('../../../../docs/scale.md', import.meta.url);
  const [, page = ''] = readFileSync(path, 'utf8').split('## Then several databases');
  const [table = ''] = page.split('## What crosses databases');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/gu)].map(([, name = '']) => name),
  );
  const collections = named.filter((name) => name !== 'user_id');
  expect(collections.toSorted()).toEqual(Object.keys(specs).toSorted());
});
