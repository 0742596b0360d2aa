import type { Brand } from '@marketplace/shared/branding';
import type { Language } from '@marketplace/shared/i18n';
import type { LoanEstimate } from '@marketplace/shared/lending';
import { type NamedBrand, showBrand } from '../../brand';
import { setFirstEstimate, type ShownEstimate, showLanguage } from '../../language';
import { getCurrentLanguage } from '../../i18n';

/**
 * Data from which the server rendered a page. The page contains it, so that the browser can hydrate
 * from the same data.
 */
export interface PageData {
  /** The path without trailing slash and query. */
  path: string;
  language: Language;
  /** The partner's URL segment; absent on the product's own pages. */
  segment?: string;
  /**
   * True if only the address decides the segment; false if the partner page that the visitor
   * entered by does.
   */
  byAddress: boolean;
  brand?: Brand;
  /** The brand of the partner that a legal page's address names. */
  named?: NamedBrand;
  /** What a loan costs, on the pages that show it. */
  estimate?: LoanEstimate;
}

/** Id of the script element that contains the data as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** `fillTemplate` of the same build writes the data; the page of another build may lack these fields. */
const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'byAddress' in value;

/** The data of this page; `undefined` if the server did not render it. */
export function readPageData(): PageData | undefined {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element) return undefined;
  const data: unknown = JSON.parse(element.textContent);
  return isPageData(data) ? data : undefined;
}

/** The estimate that the page was drawn with. */
export const toShownEstimate = ({ estimate, language }: PageData): ShownEstimate | undefined =>
  estimate && { estimate, language };

/** Applies brand, terms and language, on the server and in the browser. */
export async function applyPageData(data: PageData): Promise<void> {
  const { language, segment, brand, named } = data;
  showBrand(segment, brand, named);
  setFirstEstimate(toShownEstimate(data));
  if (getCurrentLanguage() !== language) await showLanguage(language);
}
