import { getPartnerByName } from '@marketplace/shared/api';
import { type Brand, brandFor, localizeBrand } from '@marketplace/shared/branding';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../brand';
import { useLanguage } from '../../language';
import { CATALOGUE_STALE_MS } from '../../query';
import { api } from '../../session';

/**
 * The brand of the partner that an address names, without giving it to the pages. The list's stands
 * until the server has told the partner's own, and where it cannot.
 */
export function useNamedBrand(id: string | null): Brand {
  const { brand: current } = useBrand();
  const language = useLanguage();
  const isCurrent = current.id === id;
  const { data: named } = useQuery({
    ...api.query(getPartnerByName, { params: { name: id ?? '' } }),
    enabled: Boolean(id) && !isCurrent,
    staleTime: CATALOGUE_STALE_MS,
    select: ({ data }) => brandFor(data.name, data.brand),
  });
  return isCurrent ? current : localizeBrand(named ?? brandFor(id), language);
}
