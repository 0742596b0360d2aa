import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { useHref, useLocation } from 'react-router-dom';

type Change<R extends RaRecord> = (list: ListControllerResult<R>) => void;

/**
 * Returns a list whose changes take effect in their order, and only while its address is open.
 * react-admin computes a change from the address that it has rendered last, so a change during a
 * transition would undo the one before; here it waits for the transition. The filter form reports its
 * input after a pause, which would lead back a person who has pressed a row whose page is still loading.
 */
export function useOrderedChanges<R extends RaRecord>(
  list: ListControllerResult<R>,
): ListControllerResult<R> {
  const href = useHref(useLocation());
  const waiting = useRef<Change<R>[]>([]);
  const applyWaiting = useEffectEvent(() => {
    const { search } = new URL(href, window.location.href);
    if (window.location.search !== search) return;
    for (const change of waiting.current.splice(0)) change(list);
  });
  useEffect(() => applyWaiting(), [href]);
  return useMemo(() => {
    const { pathname, search } = new URL(href, window.location.href);
    const apply = (change: Change<R>) => {
      if (window.location.pathname !== pathname) return;
      if (window.location.search === search) change(list);
      else waiting.current.push(change);
    };
    return {
      ...list,
      setFilters: (...filters) => apply((latest) => latest.setFilters(...filters)),
      showFilter: (...filter) => apply((latest) => latest.showFilter(...filter)),
      hideFilter: (...filter) => apply((latest) => latest.hideFilter(...filter)),
      setSort: (...sort) => apply((latest) => latest.setSort(...sort)),
      setPage: (...page) => apply((latest) => latest.setPage(...page)),
      setPerPage: (...rows) => apply((latest) => latest.setPerPage(...rows)),
    };
  }, [list, href]);
}
