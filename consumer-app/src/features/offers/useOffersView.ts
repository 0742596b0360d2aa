import type { OfferMetric } from '@marketplace/shared/lending';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { persistInput, readPersistedInput } from '../../form/persistedInput';
import { parseCompared, parseMetric } from './sorting';

type Chosen = 'sort' | 'compare';

/** The tab remembers what was chosen last, which an older entry of the history may not name any more. */
const memory = (name: Chosen): string => `offers ${name}`;

/**
 * What of the offers is shown stands in the address, so that the browser's Back leads from a key
 * fact statement to the comparison and from there to the list. No amount stands there.
 */
export function useOffersView() {
  const [params, setParams] = useSearchParams();
  const first = (name: Chosen) => readPersistedInput(memory(name)) ?? params.get(name);
  // A router's navigation is a transition: a box or a list bound to it would show the old value first.
  const [metric, setMetric] = useState(() => parseMetric(first('sort')));
  const [picked, setPicked] = useState<readonly number[]>(() => parseCompared(first('compare')));
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
      persistInput(memory('sort'), next);
      open({ sort: next }, true);
    },
    pick: (ids: readonly number[]) => {
      setPicked(ids);
      persistInput(memory('compare'), ids.join(','));
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
