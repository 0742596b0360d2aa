const KEY_LENGTH = 200;

/**
 * Returns the key by which text is sorted and compared (`_gte` and so on): its first 200 characters
 * in lower case; an id keeps its case. Every store uses this key, so that the order does not depend
 * on a database's collation, and the key is short enough for a database index.
 */
export function getOrderKey(field: string, text: string): string {
  const folded = (field === 'id' ? text : text.toLowerCase()).slice(0, KEY_LENGTH);
  const last = folded.charCodeAt(folded.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? folded.slice(0, -1) : folded;
}

/** Maps a UTF-16 unit to its code point order: surrogates come after all other units. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit <= 0xdfff ? unit + 0x2000 : unit - 0x800;
}

/** Compares by code point, which is also the order of the UTF-8 bytes. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const difference = rank(a.charCodeAt(index)) - rank(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
