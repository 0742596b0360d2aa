/** The directions to a cell's four neighbours. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const CONTROL = 'button:not(:disabled), a[href], input:not(:disabled)';

const controlIn = (cell: Element | undefined): HTMLElement | null =>
  cell?.querySelector<HTMLElement>(CONTROL) ?? null;

/**
 * Moves the focus to the nearest cell in a direction that contains a control; returns whether there
 * is one.
 */
export const moveFocus = (from: Element, direction: Direction): boolean => {
  const cell = from.closest('td, th');
  const row = cell?.closest('tr');
  if (!cell || !row) return false;
  const place = [...row.children].indexOf(cell);
  const forward = direction === 'down' || direction === 'right';
  const vertical = direction === 'up' || direction === 'down';
  let next: Element | null | undefined = vertical ? row : cell;
  do {
    next = forward ? next.nextElementSibling : next.previousElementSibling;
    const control = controlIn(vertical ? next?.children[place] : (next ?? undefined));
    if (control) {
      control.focus();
      return true;
    }
  } while (next);
  return false;
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const takesArrows = (element: Element): boolean =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== 'checkbox');

/**
 * Moves between the cells of a table's body with the arrow keys; an input keeps its own arrow keys.
 */
export const moveWithArrows = (event: {
  key: string;
  target: EventTarget;
  preventDefault: () => void;
}): void => {
  const direction = ARROWS[event.key];
  const { target } = event;
  if (!direction || !(target instanceof Element) || takesArrows(target)) return;
  if (!target.closest('tbody')) return;
  if (moveFocus(target, direction)) event.preventDefault();
};
