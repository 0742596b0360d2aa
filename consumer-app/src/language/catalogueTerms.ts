import type { CatalogueTerms } from '@marketplace/shared/lending';
import { proxy, ref, useSnapshot } from 'valtio';

/** Combined terms of all live lenders. Only the functions of this module change the state. */
interface CatalogueTermsState {
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  terms: CatalogueTerms | undefined;
}

const state = proxy<CatalogueTermsState>({ status: 'unknown', terms: undefined });

/** The terms for a component; `undefined` until they are loaded. */
export const useCatalogueTerms = (): Readonly<CatalogueTermsState> => useSnapshot(state);

/** Shows the terms that the page's data contains. */
export function showCatalogueTerms(terms: CatalogueTerms): void {
  state.terms = ref(terms);
  state.status = 'ready';
}

/**
 * Loads the terms from the server, unless the page contained them. After a failure the next page
 * tries again.
 */
export async function loadCatalogueTerms(): Promise<void> {
  if (state.status === 'ready' || state.status === 'loading') return;
  state.status = 'loading';
  try {
    const [{ api }, { getCatalogueTerms }] = await Promise.all([
      import('../session/api'),
      import('@marketplace/shared/api'),
    ]);
    showCatalogueTerms((await api.call(getCatalogueTerms)).data);
  } catch {
    state.status = 'failed';
  }
}
