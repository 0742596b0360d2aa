import type { Language } from '../i18n';

/** The fonts that a brand may have: those that the site serves, and those that devices bring along, which cost no load. */
export const BRAND_FONTS = [
  'Inter Variable',
  'Eczar Variable',
  'Baloo 2 Variable',
  'Georgia',
  'Verdana',
  'Trebuchet MS',
] as const;

/** The looks that a partner may set itself; all of them together make its own brand. */
export interface OwnBrand {
  /** Display name in English and Hindi; without a Hindi name, the English one is used for both. */
  name: string;
  name_hi: string;
  /** Heading of the borrower's sign-in page; '' for the product's. */
  title: string;
  title_hi: string;
  /** Path of a square logo; '' for a mark of the initials. */
  logo: string;
  /** Path of a wide logo, shown in place of the name; '' for none. */
  logo_wide: string;
  font_family: (typeof BRAND_FONTS)[number];
  /** '#RRGGBB'. */
  primary: string;
  secondary: string;
}

/** What a partner's published funnel changes on the borrower's pages; '' leaves the standard text or colour. */
export interface BrandFunnel {
  products: readonly string[];
  questions: readonly string[];
  accent: string;
  headline_en: string;
  headline_hi: string;
  subline_en: string;
  subline_hi: string;
}

/** A partner's brand on the pages (section 3, branding). */
export interface Brand extends Omit<
  OwnBrand,
  'title' | 'name_hi' | 'title_hi' | 'logo_wide' | 'font_family'
> {
  /** The partner's identifier, in capitals, such as TOPCLIND. */
  id: string;
  /** Path of the font's file on this origin; '' for a font that the device has. */
  font_source: string;
  /** CSS font family, before the family that the apps ship. */
  font_family: string;
  /** The partner's own heading on the sign-in page. */
  title?: string;
  /** The partner's own text under that heading. */
  intro?: string;
  /** The Hindi versions of the texts. */
  hi?: { name?: string; title?: string; intro?: string };
  logo_wide?: string;
  /** Whether a person must accept the partner's terms before applying. */
  tanc_apply: boolean;
  /** The partner's published funnel; absent for one that has published none. */
  funnel?: BrandFunnel;
}

/** Whether a brand's name or heading is in Devanagari, for which a drawing has no font of its own. */
export const isDevanagari = ({ name, title = '' }: Pick<Brand, 'name' | 'title'>): boolean =>
  /\p{Script=Devanagari}/u.test(name + title);

/** Returns the brand with its name and title in a language. */
export const localizeBrand = (brand: Brand, language: Language): Brand =>
  language === 'hi' ? { ...brand, ...brand.hi } : brand;
