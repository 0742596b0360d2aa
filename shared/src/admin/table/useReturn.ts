import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findPlace, focusCell } from '../fields/cell/moveFocus';

/** Where a person left a list. */
interface Place {
  page: number;
  area: { left: number; top: number };
  focused: { row: string; column: number } | undefined;
}

/** The places by the history's entries and by the pages' paths, each with its table, as long as the console is open. */
const places = new Map<string, Place>();

const findArea = (frame: HTMLElement | null) => frame?.querySelector('table')?.parentElement;

function readPlace(frame: HTMLElement | null, page: number): Place {
  const { scrollLeft = 0, scrollTop = 0 } = findArea(frame) ?? {};
  const focused = document.activeElement;
  const row = focused?.closest<HTMLElement>('tr[data-id]');
  return {
    page,
    area: { left: scrollLeft, top: scrollTop },
    focused:
      row && focused && frame?.contains(row)
        ? { row: row.dataset['id'] ?? '', column: findPlace(row, focused) }
        : undefined,
  };
}

/** What a person does to a page, after which it does not scroll by itself any more. */
const ACTS = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/** Focuses the row and scrolls its table; the page scrolls each time that its height changes. Returns what ends that. */
function goTo(
  frame: HTMLElement | null,
  { page, area, focused }: Place,
  isWanted: () => boolean,
): () => void {
  const row = focused && frame?.querySelector(`tr[data-id="${CSS.escape(focused.row)}"]`);
  if (row) focusCell(row, focused.column);
  findArea(frame)?.scrollTo(area);
  const observer = new ResizeObserver(() => {
    if (isWanted()) window.scrollTo({ top: page });
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** The state of a link that leads back to the list of a record. */
export const RETURNS = { returns: true } as const;

const returns = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state;

/**
 * Brings a list back as the person left it, scroll and focus, when they return by the browser's Back or by a link
 * with the state `RETURNS`. `table` tells the tables of a page apart, and `isShown` that the rows are there.
 */
export function useReturn(
  frame: RefObject<HTMLElement | null>,
  table: string,
  isShown: boolean,
): void {
  const location = useLocation();
  const { key, pathname } = location;
  const state: unknown = location.state;
  const wentBack = useNavigationType() === NavigationType.Pop;
  const names = useRef<readonly string[]>([]);
  useEffect(() => {
    names.current = [`${key} ${table}`, `${pathname} ${table}`];
  }, [key, pathname, table]);
  const name = wentBack ? key : returns(state) && pathname;
  const left = useRef(name ? places.get(`${name} ${table}`) : undefined);
  useEffect(() => {
    const forget = () => {
      left.current = undefined;
    };
    for (const act of ACTS) window.addEventListener(act, forget, { passive: true });
    return () => {
      for (const act of ACTS) window.removeEventListener(act, forget);
    };
  }, []);
  // The rows may go and come again while the list loads anew.
  useLayoutEffect(() => {
    const place = left.current;
    if (!isShown || !place) return undefined;
    // After the navigation the page takes the focus in an effect.
    let stop = () => cancelAnimationFrame(frameId);
    const frameId = requestAnimationFrame(() => {
      stop = goTo(frame.current, place, () => left.current === place);
    });
    return () => stop();
  }, [frame, isShown]);
  // When the list goes, what stands above it may be gone already, and the page is lower than it was.
  const page = useRef(0);
  useEffect(() => {
    const note = () => {
      page.current = window.scrollY;
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(
    () => () => {
      // A list that goes again before the person has done anything keeps its place.
      const place = left.current ?? readPlace(frame.current, page.current);
      for (const each of names.current) places.set(each, place);
    },
    [frame],
  );
}
