import {
  type CatalogueTerms,
  combineTerms,
  type PricedLender,
  termsOfLender,
} from '@marketplace/shared/lending';
import type { Reader } from '../store/port';
import type { Collections } from './records';

/** Most lenders keep their terms between two requests, and working out an APR takes its time. */
const known = new Map<string, CatalogueTerms>();
const MOST_KNOWN = 50_000;

function cachedTerms(lender: PricedLender): CatalogueTerms {
  const { apr_min, apr_max, tenure_min, tenure, processing_fees } = lender;
  const { min_loan_amount, loan_amount_upto } = lender;
  const key = JSON.stringify([
    apr_min,
    apr_max,
    tenure_min,
    tenure,
    processing_fees,
    min_loan_amount,
    loan_amount_upto,
  ]);
  const found = known.get(key) ?? termsOfLender(lender);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** What the lenders that are switched on now lend together. */
export async function readCatalogueTerms(reader: Reader<Collections>): Promise<CatalogueTerms> {
  const { rows } = await reader.find('lenders', { filter: { deleted_at: null, lender_status: 1 } });
  return combineTerms(rows.map(cachedTerms));
}
