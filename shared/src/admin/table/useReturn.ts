import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findPlace, focusCell } from '../fields/cell/moveFocus';

/** Where a person left a list. */
interface Place {
  page: number;
  area: { left: number; top: number };
  focused: { row: string; column: number } | undefined;
}

/** The places by the history's entries and by the lists' paths, as long as the console is open. */
const places = new Map<string, Place>();

const findArea = (frame: HTMLElement | null) => frame?.querySelector('.RaDataTable-tableWrapper');

function readPlace(frame: HTMLElement | null): Place {
  const { scrollLeft = 0, scrollTop = 0 } = findArea(frame) ?? {};
  const focused = document.activeElement;
  const row = focused?.closest<HTMLElement>('tr[data-id]');
  return {
    page: window.scrollY,
    area: { left: scrollLeft, top: scrollTop },
    focused:
      row && focused && frame?.contains(row)
        ? { row: row.dataset['id'] ?? '', column: findPlace(row, focused) }
        : undefined,
  };
}

function goTo(frame: HTMLElement | null, { page, area, focused }: Place): void {
  const row = focused && frame?.querySelector(`tr[data-id="${CSS.escape(focused.row)}"]`);
  if (row) focusCell(row, focused.column);
  findArea(frame)?.scrollTo(area);
  window.scrollTo({ top: page });
}

/** The state of a link that leads back to the list of a record. */
export const RETURNS = { returns: true } as const;

const returns = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state;

/**
 * Brings a list back as the person left it, scroll and focus, when they return by the browser's Back or by a link
 * with the state `RETURNS`. `isShown` tells that the rows are there.
 */
export function useReturn(frame: RefObject<HTMLElement | null>, isShown: boolean): void {
  const location = useLocation();
  const { key, pathname } = location;
  const state: unknown = location.state;
  const wentBack = useNavigationType() === NavigationType.Pop;
  const names = useRef([key, pathname]);
  useEffect(() => {
    names.current = [key, pathname];
  }, [key, pathname]);
  const name = wentBack ? key : returns(state) && pathname;
  const left = useRef(name ? places.get(name) : undefined);
  useLayoutEffect(() => {
    const place = left.current;
    if (!isShown || !place) return undefined;
    left.current = undefined;
    // After the navigation the page takes the focus in an effect.
    const frameId = requestAnimationFrame(() => goTo(frame.current, place));
    return () => cancelAnimationFrame(frameId);
  }, [frame, isShown]);
  useLayoutEffect(
    () => () => {
      const place = readPlace(frame.current);
      for (const each of names.current) places.set(each, place);
    },
    [frame],
  );
}
