import type { OfferMetric } from '@marketplace/shared/lending';
import { useSearchParams } from 'react-router-dom';
import { comparedIn, metricNamed } from './sorting';

/**
 * What of the offers is shown stands in the address, so that the browser's Back leads from a key
 * fact statement to the comparison and from there to the list. No amount stands there.
 */
export function useOffersView() {
  const [params, setParams] = useSearchParams();
  const changed = (values: Readonly<Record<string, string | undefined>>): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const open = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
    setParams(changed(values), { replace });
  const kfs = Number(params.get('kfs'));
  return {
    metric: metricNamed(params.get('sort')),
    picked: comparedIn(params.get('compare')),
    comparing: params.get('view') === 'compare',
    kfs: kfs > 0 ? kfs : undefined,
    sortBy: (metric: OfferMetric) => open({ sort: metric }, true),
    pick: (ids: readonly number[]) => open({ compare: ids.join(',') }, true),
    compare: () => open({ view: 'compare' }),
    toList: () => open({ view: undefined, kfs: undefined }),
    kfsHref: (lenderId: number) => `?${changed({ kfs: String(lenderId) })}`,
    /** From a key fact statement back to where it was opened. */
    closeKfsHref: `?${changed({ kfs: undefined })}`,
    listHref: `?${changed({ view: undefined, kfs: undefined })}`,
  };
}

export type OffersView = ReturnType<typeof useOffersView>;
