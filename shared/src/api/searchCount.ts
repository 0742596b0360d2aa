/** Rows that a search counts at most, unless the page is beyond. */
const MAX_COUNTED = 1000;

/**
 * Returns how many rows a search counts at most for the page that ends with `last`, counted from 0.
 * A list with this total has at least one row more than the page and all that it says it counted.
 */
export const getSearchCountLimit = (last: number): number => Math.max(MAX_COUNTED, last + 1) + 1;
