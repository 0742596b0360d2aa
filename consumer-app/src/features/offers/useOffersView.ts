import type { OfferMetric } from '@marketplace/shared/lending';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { persistInput, readPersistedInput } from '../../session';
import {
  countFilters,
  type OfferFilters,
  parseFilters,
  serializeFilters,
} from './filter/offerFilters';
import { parseCompared, parseMetric } from './list/sorting';

type ChoiceName = 'sort' | 'compare' | 'filter';

/** Key of the last choice in this tab, which an older history entry may lack. */
const getStorageKey = (name: ChoiceName): string => `offers ${name}`;

/**
 * Keeps the view of the offers in the address, so that Back leads from a key fact statement to the
 * comparison and then to the list. The address contains no amount; the tab alone knows the filters.
 */
export function useOffersView() {
  const [params, setParams] = useSearchParams();
  const readChoice = (name: ChoiceName) =>
    readPersistedInput(getStorageKey(name)) ?? params.get(name);
  // React Router navigates in a transition, so a checkbox bound to the address would briefly show
  // its old value.
  const [metric, setMetric] = useState(() => parseMetric(readChoice('sort')));
  const [picked, setPicked] = useState<readonly number[]>(() =>
    parseCompared(readChoice('compare')),
  );
  const [filters, setFilters] = useState(() =>
    parseFilters(readPersistedInput(getStorageKey('filter'))),
  );
  const buildParams = (values: Readonly<Record<string, string | undefined>>): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const open = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
    setParams(buildParams(values), { replace });
  const kfs = Number(params.get('kfs'));
  return {
    metric,
    picked,
    filters,
    filterBy: (next: OfferFilters) => {
      setFilters(next);
      persistInput(
        getStorageKey('filter'),
        countFilters(next) === 0 ? undefined : serializeFilters(next),
      );
    },
    comparing: params.get('view') === 'compare',
    kfs: kfs > 0 ? kfs : undefined,
    sortBy: (next: OfferMetric) => {
      setMetric(next);
      persistInput(getStorageKey('sort'), next);
      open({ sort: next }, true);
    },
    pick: (ids: readonly number[]) => {
      setPicked(ids);
      persistInput(getStorageKey('compare'), ids.join(','));
      open({ compare: ids.join(',') }, true);
    },
    compare: () => open({ view: 'compare' }),
    kfsHref: (lenderId: number) => `?${buildParams({ kfs: String(lenderId) })}`,
    /** Returns from a key fact statement to the view that opened it. */
    closeKfsHref: `?${buildParams({ kfs: undefined })}`,
    /** Opens the dialog that chooses an offer, on the view from which its key fact statement was opened. */
    chooseHref: (lenderId: number) => `?${buildParams({ kfs: undefined, take: String(lenderId) })}`,
    listHref: `?${buildParams({ view: undefined, kfs: undefined })}`,
  };
}

export type OffersView = ReturnType<typeof useOffersView>;
