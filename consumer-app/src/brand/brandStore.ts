import type { Brand } from '@marketplace/shared/branding';
import { proxy, ref, useSnapshot } from 'valtio';
import { setUrlSegment } from '../session';
import { OWN_BRAND } from './ownBrand';

/** The brand of the pages. Only the functions of this module change it. */
export interface BrandState {
  brand: Brand;
  /** The partner's display name; `undefined` on the product's own pages. */
  partner: string | undefined;
  /** The URL segment that the brand belongs to. */
  segment: string | undefined;
  /** `unknown`: no partner has this segment. */
  status: 'ready' | 'loading' | 'unknown';
}

const state = proxy<BrandState>({
  brand: ref(OWN_BRAND),
  partner: undefined,
  segment: undefined,
  status: 'ready',
});

export const useBrand = (): Readonly<BrandState> => useSnapshot(state);

/** The partner's name beside the product's own; `undefined` for the product's own brand. */
const partnerOf = ({ name }: Brand): string | undefined =>
  name === OWN_BRAND.name ? undefined : name;

/** Shows the brand from the page's data, or the product's own. */
export function showBrand(segment: string | undefined, brand: Brand = OWN_BRAND): void {
  state.brand = ref(brand);
  state.partner = partnerOf(brand);
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
    state.partner = partnerOf(found.brand);
    state.status = 'ready';
    setUrlSegment(segment);
  } catch {
    if (state.segment !== segment) return;
    state.segment = undefined;
    state.status = 'ready';
  }
}
