import { useCallQuery } from '@marketplace/shared/admin';
import { getPartnerProducts } from '@marketplace/shared/api';

/** Lists the products that the partner's pages show, which are those to add leads and links for. */
export const useShownProducts = (): readonly string[] | undefined =>
  useCallQuery(getPartnerProducts).data;

/** The product that a form begins with: a personal loan, or the first one where that is off. */
export const getFirstProduct = (shown: readonly string[] = []): string =>
  shown.find((product) => product === 'personal_loan') ?? shown[0] ?? 'personal_loan';
