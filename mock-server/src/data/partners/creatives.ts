import { creatives } from '@marketplace/shared/resources';
import type { Reader } from '../../store/port';
import { getIndianToday } from '../indianDay';
import type { Collections, DeclaredRecord } from '../records';
import { toCollection } from '../specs/resourceSpecs';

export const CREATIVES = toCollection(creatives);

/** Whether a creative is withdrawn: switched off, or past its last day. */
export const isWithdrawn = ({ active, expires_on }: DeclaredRecord): boolean =>
  active !== 1 || String(expires_on) <= getIndianToday();

/** The code in the QR of a partner's creative, for `/l/{code}`. */
export const toCreativeCode = (creative: number, partner: number): string =>
  `creative-${creative}-${partner}`;

/**
 * Returns where the QR of a partner's creative leads: to the product in the partner's brand, or once the
 * creative is withdrawn to the partner's start page. Undefined if the code names no creative of a live partner.
 */
export async function findCreativeTarget(
  reader: Reader<Collections>,
  code: string,
): Promise<{ url: string; segment: string } | undefined> {
  const [, creativeId, partnerId] = /^creative-(\d{1,9})-(\d{1,9})$/u.exec(code) ?? [];
  if (creativeId === undefined || partnerId === undefined) return undefined;
  const creative = await reader.get(CREATIVES, Number(creativeId));
  const partner = await reader.get('partners', Number(partnerId));
  if (!creative || partner?.status !== 1) return undefined;
  const segment = partner.url_segment;
  if (isWithdrawn(creative)) return { url: `/${segment}`, segment };
  const query = new URLSearchParams({
    product: String(creative['product']),
    to: `/${segment}`,
    utm_medium: 'qr',
    utm_campaign: `creative-${creativeId}`,
  });
  if (partner.utm_id) query.set('utm_id', partner.utm_id);
  return { url: `/redirect?${query}`, segment };
}
