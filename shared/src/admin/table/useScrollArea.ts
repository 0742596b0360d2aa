import { type RefObject, useLayoutEffect } from 'react';

const find = (box: HTMLElement, selector: string) => box.querySelector<HTMLElement>(selector);

/** Returns how far a heading that stays visible reaches into the frame. */
const measurePinned = (heading: HTMLElement | null, measure: (box: DOMRect) => number): number =>
  heading && getComputedStyle(heading).position === 'sticky'
    ? measure(heading.getBoundingClientRect())
    : 0;

/** A table of less height than this many pixels would show too few rows to scroll in its frame. */
const LEAST_HEIGHT = 320;

/**
 * Narrows the gaps of a table that is wider than its frame, until the frame has the width that the table took before.
 * If it is still wider, it scrolls in its frame, in the height that the page leaves, so that the page does not scroll
 * as well; where the page leaves too little, the table keeps its height and the page scrolls. While it is measured
 * again, the page is as high as without that limit, so the table keeps its scroll position.
 */
function measureFrame(box: HTMLElement, area: HTMLElement, table: HTMLElement): void {
  const { scrollTop, scrollLeft } = area;
  for (const name of ['data-wide', 'data-limited']) box.removeAttribute(name);
  const { dataset, style } = box;
  if (box.clientWidth >= Number(dataset['narrow'] ?? 0)) delete dataset['narrow'];
  const isCards = getComputedStyle(table).display !== 'table';
  const isWide = () => table.offsetWidth > box.clientWidth;
  if (isCards || !isWide()) return;
  dataset['narrow'] ??= String(table.offsetWidth);
  if (!isWide()) return;
  const frame = box.getBoundingClientRect();
  const setLength = (name: string, px: number) => style.setProperty(name, `${px}px`);
  const beside = document.documentElement.scrollHeight - area.offsetHeight;
  setLength('--beside-table', beside);
  box.setAttribute('data-wide', '');
  box.toggleAttribute('data-limited', window.innerHeight - beside >= LEAST_HEIGHT);
  area.scrollTo(scrollLeft, scrollTop);
  const [title, actions] = [
    find(table, 'thead [data-title]'),
    find(table, 'thead [data-phone="actions"]'),
  ];
  setLength(
    '--pinned-start',
    measurePinned(title, ({ right }) => right - frame.left),
  );
  setLength(
    '--pinned-end',
    measurePinned(actions, ({ width }) => width),
  );
  setLength(
    '--below-table',
    box.getBoundingClientRect().bottom - area.getBoundingClientRect().bottom,
  );
}

/** Notes on the frame at which edges its table goes on. */
function noteEdges(box: HTMLElement, { scrollLeft, scrollWidth, clientWidth }: HTMLElement): void {
  const isWide = box.hasAttribute('data-wide');
  box.toggleAttribute('data-before', isWide && scrollLeft > 1);
  box.toggleAttribute('data-after', isWide && scrollLeft < scrollWidth - clientWidth - 1);
}

/**
 * Keeps one scrolling area a page: the page, or a table that is wider than its frame. `isShown` tells that the
 * rows are there.
 */
export function useScrollArea(frame: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const table = box && find(box, 'table');
    const area = table?.parentElement;
    if (!box || !table || !area || !isShown) return undefined;
    const note = () => noteEdges(box, area);
    const measure = () => {
      measureFrame(box, area, table);
      note();
    };
    // At once, so that the list can be scrolled to where the person left it.
    measure();
    const observer = new ResizeObserver(measure);
    // The page grows when something opens above the list.
    for (const part of [box.parentElement, box.closest('main'), table])
      if (part) observer.observe(part);
    area.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', note);
    };
  }, [frame, isShown]);
}
