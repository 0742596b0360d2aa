import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import type { Reader } from '../../store/port';
import { offersProduct } from '../lenders/productFilter';
import type { Collections, LenderRecord } from '../records';
import { findFunnelVersion } from './partners';

/** The products of a partner's published funnel; all of them without one. */
export async function readShownProducts(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<readonly string[]> {
  const funnel = await reader.get('funnels', partnerId);
  const version = await findFunnelVersion(reader, partnerId, funnel?.published);
  return version?.content.products ?? DEFAULT_FUNNEL.products;
}

/** Returns a function that tells whether a partner shows one of the products of a lender. */
export async function loadShownTest(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<(lender: Readonly<LenderRecord>) => boolean> {
  const shown = await readShownProducts(reader, partnerId);
  return (lender) => shown.some((product) => offersProduct(lender, product));
}
