import { expect, test } from 'vitest';
import type { TestCollections } from '../testing/stores/storeFixtures';
import type { Storage } from './port';

/** A search finds a text however its letters are composed, and whatever invisible marks stand between them. */
export function spellingSuite(
  openNew: () => Promise<{ readonly storage: Storage<TestCollections> }>,
): void {
  test.each([
    ['\u095Bेबा', 'ज\u093Cेबा'],
    ['ज\u093Cेबा', '\u095Bेबा'],
    ['Ren\u00E9', 'rene\u0301'],
    ['A-MD5T-3CG9', 'a\u2011md5t\u20113cg9\u200B'],
    ['A\u2013MD5T', 'A-MD5T'],
    ['क्\u200Dषितिज', 'क्षितिज'],
    ['98\u200B76', '9876'],
  ])('a search finds %j by %j', async (stored, sought) => {
    const { storage } = await openNew();
    await storage.tx((writer) =>
      writer.insert('items', { name: stored, watts: 1, lit: true, rooms: [] }),
    );
    const { rows } = await storage.find('items', { filter: { q: sought } });
    expect(rows.map(({ name }) => name)).toEqual([stored]);
  });
}
