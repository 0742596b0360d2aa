import type { Brand } from '@marketplace/shared/branding';
import { proxy, ref, useSnapshot } from 'valtio';
import { setUrlSegment } from '../session/session';
import { OWN_BRAND } from './ownBrand';

/** Whose pages these are. Changed by the functions of this module only. */
export interface BrandState {
  brand: Brand;
  /** The partner's name for people; `undefined` on the product's own pages. */
  partner: string | undefined;
  /** The door that the brand belongs to. */
  segment: string | undefined;
  /** `unknown`: no partner has this door. */
  status: 'ready' | 'loading' | 'unknown';
}

const state = proxy<BrandState>({
  brand: ref(OWN_BRAND),
  partner: undefined,
  segment: undefined,
  status: 'ready',
});

export const useBrand = (): Readonly<BrandState> => useSnapshot(state);

/** The name that stands beside the product's own; `undefined` where the brand is that. */
const partnerOf = ({ name }: Brand): string | undefined =>
  name === OWN_BRAND.name ? undefined : name;

/** Shows the brand that the page came with; without one the product's own. */
export function showBrand(segment: string | undefined, brand: Brand = OWN_BRAND): void {
  state.brand = ref(brand);
  state.partner = partnerOf(brand);
  state.segment = segment;
  state.status = 'ready';
  setUrlSegment(segment);
}

/**
 * Dresses the pages in the brand of a partner's door. Without an answer from the server the pages
 * stay the product's own; the door is remembered only where it exists.
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
