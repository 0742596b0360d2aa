import type { Brand } from '@marketplace/shared/branding';
import type { Language } from '@marketplace/shared/i18n';
import type { CatalogueTerms } from '@marketplace/shared/lending';
import { showBrand } from '../brand/brandStore';
import { showCatalogueTerms } from '../language/catalogueTerms';
import { currentLanguage } from '../language/i18n';
import { showLanguage } from '../language/language';

/** What the server drew a page from. It stands in the page, so that the browser draws the same from it. */
export interface PageData {
  /** The address, without a slash at its end and without a query. */
  path: string;
  language: Language;
  /** The partner's door; absent on the product's own pages. */
  segment?: string;
  /** The address alone decides the segment; otherwise the door does that the visitor came through. */
  byAddress: boolean;
  /** The brand of that door. */
  brand?: Brand;
  terms: CatalogueTerms;
}

/** Id of the script element that holds the data as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** The data comes from this build's own `fillTemplate`; a page of another build lacks the fields it knows. */
const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'byAddress' in value && 'terms' in value;

/** What this page was drawn from; `undefined` where the server left the drawing to the browser. */
export function readPageData(): PageData | undefined {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element) return undefined;
  const data: unknown = JSON.parse(element.textContent);
  return isPageData(data) ? data : undefined;
}

/** Puts brand, terms and language on the page, in the server and in the browser alike. */
export async function applyPageData({ language, segment, brand, terms }: PageData): Promise<void> {
  showBrand(segment, brand);
  showCatalogueTerms(terms);
  if (currentLanguage() !== language) await showLanguage(language);
}
