import { OFFERED_PRODUCTS } from '@marketplace/shared/schema';
import { getProductFilter } from '../../../data/lenders/productFilter';
import { readShownProducts } from '../../../data/partners/shownProducts';
import type { Collections } from '../../../data/records';
import { notFound } from '../../../httpError';
import type { Reader } from '../../../store/port';

/** Lists the products that a partner offers: what partners share, without what its funnel leaves out. */
export async function listOfferedProducts(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<readonly string[]> {
  const shown = await readShownProducts(reader, partnerId);
  return OFFERED_PRODUCTS.filter((product) => shown.includes(product));
}

/** Returns the filter for a product's live lenders. */
export const buildLenderFilter = (product: string) => ({
  deleted_at: null,
  lender_status: 1,
  ...getProductFilter(product),
});

/** Returns the filter for a product's live lenders; throws 404 for a product that the partner does not offer. */
export async function requireProductFilter(
  reader: Reader<Collections>,
  partnerId: number,
  product: string,
) {
  const offered = await listOfferedProducts(reader, partnerId);
  if (!offered.includes(product)) throw notFound();
  return buildLenderFilter(product);
}
