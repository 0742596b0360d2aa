import type { CatalogueTerms } from '@marketplace/shared/lending';
import { proxy, ref, useSnapshot } from 'valtio';

/** What the live lenders lend together. Changed by the functions of this module only. */
interface CatalogueTermsState {
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  terms: CatalogueTerms | undefined;
}

const state = proxy<CatalogueTermsState>({ status: 'unknown', terms: undefined });

/** The terms in a component; `undefined` until they have come. */
export const useCatalogueTerms = (): Readonly<CatalogueTermsState> => useSnapshot(state);

/** Shows the terms that came with the page. */
export function showCatalogueTerms(terms: CatalogueTerms): void {
  state.terms = ref(terms);
  state.status = 'ready';
}

/** Asks the server for the terms, unless the page came with them. A failure is asked again by the next page. */
export async function loadCatalogueTerms(): Promise<void> {
  if (state.status === 'ready' || state.status === 'loading') return;
  state.status = 'loading';
  try {
    const [{ api }, { getCatalogueTerms }] = await Promise.all([
      import('../browser/api'),
      import('@marketplace/shared/api'),
    ]);
    showCatalogueTerms((await api.call(getCatalogueTerms)).data);
  } catch {
    state.status = 'failed';
  }
}
