interface Named {
  name: string;
  product: string;
}

/** Letters and digits alone, so that 'gold loan' finds 'Gold-Loans'. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The lenders whose name, or whose product in the reader's language, holds every word typed. */
export function searchLenders<L extends Named>(
  lenders: readonly L[],
  typed: string,
  productName: (product: string) => string,
): readonly L[] {
  const words = typed.split(/\s+/u).map(plain).filter(Boolean);
  return lenders.filter(({ name, product }) => {
    const text = plain(name) + plain(productName(product));
    return words.every((word) => text.includes(word));
  });
}
