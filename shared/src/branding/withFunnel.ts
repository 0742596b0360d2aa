import type { Brand, BrandFunnel } from './brand';

/** Returns the brand with a funnel's texts and settings; the same brand without a funnel. */
export function withFunnel(brand: Brand, funnel: BrandFunnel | null | undefined): Brand {
  if (!funnel) return brand;
  const { headline_en, headline_hi, subline_en, subline_hi } = funnel;
  const hi = {
    ...(headline_hi && { title: headline_hi }),
    ...(subline_hi && { intro: subline_hi }),
  };
  return {
    ...brand,
    funnel,
    ...(headline_en && { title: headline_en }),
    ...(subline_en && { intro: subline_en }),
    hi: { ...brand.hi, ...hi },
  };
}
