/** Rows that a list counts at most, unless the page is beyond: counting every match of a million would take long. */
const MAX_COUNTED = 1000;

/**
 * Returns how many rows a list counts at most for the page that ends with `last`, counted from 0.
 * A list with this total has at least one row more than the page and all that it says it counted.
 */
export const getCountLimit = (last: number): number => Math.max(MAX_COUNTED, last + 1) + 1;
