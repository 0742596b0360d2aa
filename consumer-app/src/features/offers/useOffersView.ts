import type { OfferMetric } from '@marketplace/shared/lending';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparedIn, metricNamed } from './sorting';

/**
 * What of the offers is shown stands in the address, so that the browser's Back leads from a key
 * fact statement to the comparison and from there to the list. No amount stands there.
 */
export function useOffersView() {
  const [params, setParams] = useSearchParams();
  // A router's navigation is a transition: a box or a list bound to it would show the old value first.
  const [metric, setMetric] = useState(() => metricNamed(params.get('sort')));
  const [picked, setPicked] = useState<readonly number[]>(() => comparedIn(params.get('compare')));
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
    metric,
    picked,
    comparing: params.get('view') === 'compare',
    kfs: kfs > 0 ? kfs : undefined,
    sortBy: (next: OfferMetric) => {
      setMetric(next);
      open({ sort: next }, true);
    },
    pick: (ids: readonly number[]) => {
      setPicked(ids);
      open({ compare: ids.join(',') }, true);
    },
    compare: () => open({ view: 'compare' }),
    kfsHref: (lenderId: number) => `?${changed({ kfs: String(lenderId) })}`,
    /** From a key fact statement back to where it was opened. */
    closeKfsHref: `?${changed({ kfs: undefined })}`,
    listHref: `?${changed({ view: undefined, kfs: undefined })}`,
  };
}

export type OffersView = ReturnType<typeof useOffersView>;
