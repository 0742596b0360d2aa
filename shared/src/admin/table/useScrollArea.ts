import { type RefObject, useLayoutEffect } from 'react';

const find = (box: HTMLElement, selector: string) => box.querySelector<HTMLElement>(selector);

/** Returns how far a heading that stays visible reaches into the frame. */
const measurePinned = (heading: HTMLElement | null, measure: (box: DOMRect) => number): number =>
  heading && getComputedStyle(heading).position === 'sticky'
    ? measure(heading.getBoundingClientRect())
    : 0;

/**
 * Lets a table that is wider than its frame scroll in it, in the height that the page leaves. Until it is measured
 * again, the page is as high as without that limit, so the table keeps its scroll position.
 */
function measureFrame(box: HTMLElement, area: HTMLElement, table: HTMLElement): void {
  const { scrollTop, scrollLeft } = area;
  box.removeAttribute('data-wide');
  const isCards = getComputedStyle(table).display !== 'table';
  if (isCards || table.offsetWidth <= box.clientWidth) return;
  const frame = box.getBoundingClientRect();
  const { style } = box;
  const setLength = (name: string, px: number) => style.setProperty(name, `${px}px`);
  const beside = document.documentElement.scrollHeight - area.offsetHeight;
  // On a page with much else the table may fill the window instead.
  setLength('--beside-table', beside > window.innerHeight / 2 ? 240 : beside);
  box.setAttribute('data-wide', '');
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
 * table has replaced its skeleton.
 */
export function useScrollArea(frame: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const area = box && find(box, '.RaDataTable-tableWrapper');
    const table = area && find(area, 'table');
    if (!table || !isShown) return undefined;
    const note = () => noteEdges(box, area);
    const observer = new ResizeObserver(() => {
      measureFrame(box, area, table);
      note();
    });
    observer.observe(box.parentElement ?? box);
    observer.observe(table);
    area.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', note);
    };
  }, [frame, isShown]);
}
