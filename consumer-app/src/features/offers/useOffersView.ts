import type { OfferMetric } from '@marketplace/shared/lending';
import { ANONYMOUS, type DraftKey, readDraft, saveDraft } from '@marketplace/shared/session';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { persistInput, readPersistedInput, session } from '../../session';
import {
  countFilters,
  type OfferFilters,
  parseFilters,
  serializeFilters,
} from './filter/offerFilters';
import { parseCompared, parseMetric } from './list/sorting';

type ChoiceName = 'sort' | 'filter';

/** Key of the last choice in this tab, which an older history entry may lack. */
const getStorageKey = (name: ChoiceName): string => `offers ${name}`;

/** The shortlist stays on this device as long as a form's draft, until the person signs out. */
const getShortlistKey = (): DraftKey => ({
  area: 'consumer',
  user: session.userId ?? ANONYMOUS,
  form: 'shortlist',
  version: 1,
});

function readShortlist(): number[] {
  const lenders = readDraft(getShortlistKey())?.values['lenders'];
  return parseCompared(typeof lenders === 'string' ? lenders : null);
}

/**
 * Keeps the view of the offers in the address, so that Back leads from a key fact statement to the
 * comparison and then to the list. The address contains no amount; the tab alone knows the filters, and the device the
 * shortlist.
 */
export function useOffersView() {
  const [params, setParams] = useSearchParams();
  // React Router navigates in a transition, so a checkbox bound to the address would briefly show
  // its old value.
  const [metric, setMetric] = useState(() =>
    parseMetric(readPersistedInput(getStorageKey('sort')) ?? params.get('sort')),
  );
  const [picked, setPicked] = useState<readonly number[]>(readShortlist);
  // The list follows a press later than the next press may come.
  const latest = useRef(picked);
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
    pick: (change: (before: readonly number[]) => readonly number[]) => {
      latest.current = change(latest.current);
      setPicked(latest.current);
      saveDraft(getShortlistKey(), { lenders: latest.current.join(',') });
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
