import { foldSearch } from '@marketplace/shared/format';

interface Named {
  name: string;
  slug: string;
  product: string;
}

/** Reduces a text to letters and digits, so that 'gold loan' finds 'Gold-Loans'. */
const normalizeText = (text: string): string =>
  foldSearch(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The lenders whose name in either script, or whose product in the reader's language, contains every word of the search. */
export function searchLenders<L extends Named>(
  lenders: readonly L[],
  input: string,
  productName: (product: string) => string,
): readonly L[] {
  const words = input.split(/\s+/u).map(normalizeText).filter(Boolean);
  return lenders.filter(({ name, slug, product }) => {
    const text = normalizeText(name) + normalizeText(slug) + normalizeText(productName(product));
    return words.every((word) => text.includes(word));
  });
}
