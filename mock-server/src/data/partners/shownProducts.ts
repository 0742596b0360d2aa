import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { wrongField } from '../../httpError';
import type { Reader } from '../../store/port';
import { offersProduct } from '../lenders/productFilter';
import type { Collections, LenderRecord } from '../records';
import { findFunnelVersion, findPartner } from './partners';

/** The products of a partner's published funnel; all of them without one. */
export async function readShownProducts(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<readonly string[]> {
  const funnel = await reader.get('funnels', partnerId);
  const version = await findFunnelVersion(reader, partnerId, funnel?.published);
  return version?.content.products ?? DEFAULT_FUNNEL.products;
}

/** Refuses a product that the partner's pages do not show, at its field. */
export async function requireShownProduct(
  reader: Reader<Collections>,
  partnerId: number,
  product: string,
): Promise<void> {
  const shown = await readShownProducts(reader, partnerId);
  if (!shown.includes(product)) throw wrongField('product', 'product_off');
}

/** Returns a function that tells whether a partner shows one of the products of a lender. */
export async function loadShownTest(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<(lender: Readonly<LenderRecord>) => boolean> {
  const shown = await readShownProducts(reader, partnerId);
  return (lender) => shown.some((product) => offersProduct(lender, product));
}

/** Tells which lenders the pages of a named partner show: all of them without one, and for a partner that is gone. */
export async function loadNamedTest(
  reader: Reader<Collections>,
  name: string | undefined,
): Promise<(lender: Readonly<LenderRecord>) => boolean> {
  const partner = name === undefined ? undefined : await findPartner(reader, name);
  return partner ? loadShownTest(reader, partner.id) : () => true;
}
