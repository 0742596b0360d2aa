const keyLength = 200;

/**
 * What text stands by in an order and in `_gte` and the like: its first 200 characters, letter case
 * ignored. An id stands by its very characters. The same in every store, whatever a database's
 * collation says, and short enough for a database's index.
 */
export function orderKey(field: string, text: string): string {
  const folded = (field === 'id' ? text : text.toLowerCase()).slice(0, keyLength);
  const last = folded.charCodeAt(folded.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? folded.slice(0, -1) : folded;
}

/** Where a UTF-16 unit stands by code point: halves of a pair come after all that needs no pair. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit <= 0xdfff ? unit + 0x2000 : unit - 0x800;
}

/** Compares by code point, which is the order of the UTF-8 bytes. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const difference = rank(a.charCodeAt(index)) - rank(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
