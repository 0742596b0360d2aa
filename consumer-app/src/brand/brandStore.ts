import { type Brand, localizeBrand } from '@marketplace/shared/branding';
import { proxy, ref, useSnapshot } from 'valtio';
import { useLanguage } from '../language';
import { setUrlSegment } from '../session';
import { OWN_BRAND } from './ownBrand';

export interface NamedBrand {
  id: string;
  brand: Brand;
}

/** The brand of the pages. Only the functions of this module change it. */
export interface BrandState {
  brand: Brand;
  /** The URL segment that the brand belongs to. */
  segment: string | undefined;
  /** The brand that the first page's address names, where the server drew that page. */
  named?: NamedBrand | undefined;
  /** `unknown`: no partner has this segment. */
  status: 'ready' | 'loading' | 'unknown';
}

const state = proxy<BrandState>({
  brand: ref(OWN_BRAND),
  segment: undefined,
  status: 'ready',
});

/**
 * The brand of the pages in their language, and the partner's display name; `partner` is `undefined` on the product's
 * own pages.
 */
export function useBrand(): Readonly<BrandState> & { partner: string | undefined } {
  const snapshot = useSnapshot(state);
  const brand = localizeBrand(snapshot.brand, useLanguage());
  return { ...snapshot, brand, partner: brand.name === OWN_BRAND.name ? undefined : brand.name };
}

/** Whether the pages of a brand show a product, by the server's name. */
export const showsProduct = ({ funnel }: Brand, product: string): boolean =>
  funnel?.products.includes(product) ?? true;

/** Shows the brand from the page's data, or the product's own, and keeps the one that its text names. */
export function showBrand(
  segment: string | undefined,
  brand: Brand = OWN_BRAND,
  named?: NamedBrand,
): void {
  state.brand = ref(brand);
  state.named = named && ref(named);
  state.segment = segment;
  state.status = 'ready';
  setUrlSegment(segment);
}

/**
 * Applies the brand of a partner's URL segment. If the request fails, the product's own brand
 * stays; stores the segment only if the partner exists.
 */
export async function setPartner(segment: string): Promise<void> {
  if (state.segment === segment && state.status !== 'unknown') return;
  state.segment = segment;
  state.status = 'loading';
  try {
    const { loadBrand } = await import('./loadBrand');
    const found = await loadBrand(segment);
    if (state.segment !== segment) return;
    if (!found) {
      state.status = 'unknown';
      return;
    }
    state.brand = ref(found.brand);
    state.status = 'ready';
    setUrlSegment(segment);
  } catch {
    if (state.segment !== segment) return;
    state.segment = undefined;
    state.status = 'ready';
  }
}
