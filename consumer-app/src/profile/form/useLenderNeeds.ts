import { getOwnLender } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { getLoanProduct } from '../../products';
import { api, useSession } from '../../session';

const LENDER = 'for';
const BACK = 'back';

/** Path of a form that asks what a lender still needs, and leads back to the choice of it. */
export const getNeedsPath = (form: string, slug: string, back: string): string =>
  `${form}?${new URLSearchParams({ [LENDER]: slug, [BACK]: back }).toString()}`;

/** Only a page of the account: an address from elsewhere leads nowhere else. */
const isOwnPage = (path: string): boolean => path.startsWith(`${paths.next}/`);

/**
 * The lender in the address of a form, for which the form asks what its application still needs, and the page to go back
 * to. `slug` is undefined if the address names none.
 */
export function useLenderNeeds() {
  const [params] = useSearchParams();
  const { userId = '', productType } = useSession();
  const slug = params.get(LENDER) ?? undefined;
  const back = params.get(BACK) ?? '';
  const { data } = useQuery({
    ...api.query(getOwnLender, {
      params: { id: userId, lender: slug ?? '' },
      query: { product: getLoanProduct(productType) },
    }),
    select: (answer) => answer.data,
    enabled: slug !== undefined && userId !== '',
  });
  return { slug, data, back: isOwnPage(back) ? back : undefined };
}
