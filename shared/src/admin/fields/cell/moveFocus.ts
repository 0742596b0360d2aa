/** The directions to a cell's four neighbours. */
export type Direction = 'up' | 'down' | 'left' | 'right';

// Leave out the badge of a pending change, which precedes the edited number.
const CONTROL =
  ':is(button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)):not([data-waiting])';

/** A cell of the table, or one of the values that share it. */
const CELL = '[data-cell], :is(td, th):not(:has([data-cell]))';

const listCells = (row: Element | undefined): Element[] => [...(row?.querySelectorAll(CELL) ?? [])];

const findControl = (cell: Element | undefined): HTMLElement | null =>
  cell?.querySelector<HTMLElement>(CONTROL) ?? null;

/** Returns the nearest cell in a direction that contains a control. */
export const findNeighbour = (from: Element, direction: Direction): Element | undefined => {
  const cell = from.closest(CELL);
  const row = cell?.closest('tr');
  if (!cell || !row) return undefined;
  const cells = listCells(row);
  const place = cells.indexOf(cell);
  const forward = direction === 'down' || direction === 'right';
  if (direction === 'left' || direction === 'right') {
    const others = forward ? cells.slice(place + 1) : cells.slice(0, place).toReversed();
    return others.find(findControl);
  }
  let next: Element | null = row;
  do {
    next = forward ? next.nextElementSibling : next.previousElementSibling;
    const found = listCells(next ?? undefined)[place];
    if (findControl(found)) return found;
  } while (next);
  return undefined;
};

/** Moves the focus into a cell; returns whether it is in the page and has a control. */
export const focusControl = (cell: Element | undefined): boolean => {
  findControl(cell)?.focus();
  return cell?.contains(document.activeElement) === true;
};

/** Returns the place of an element's cell in its row. */
export const findPlace = (row: Element, element: Element): number =>
  listCells(row).findIndex((cell) => cell.contains(element));

/** Moves the focus into a row's cell, or into its nearest with a control. */
export const focusCell = (row: Element | undefined, column: number): void => {
  const cells = listCells(row);
  const nearest = [...cells.slice(column), ...cells.slice(0, column).toReversed()];
  nearest.some(focusControl);
};

/**
 * Remembers the position of a row. After its removal, the returned function focuses the last cell of the row at
 * that position, or the table's surroundings if no row is left.
 */
export const rememberRow = (id: string | number): (() => void) => {
  const row = document.querySelector<HTMLTableRowElement>(
    `tr[data-id="${CSS.escape(String(id))}"]`,
  );
  const body = row?.closest('tbody');
  const around = row?.closest<HTMLElement>('[tabindex="-1"]');
  const index = row?.sectionRowIndex ?? 0;
  return () => {
    const rows = body?.isConnected ? [...body.rows] : [];
    // The row is in the page until the list learns of its deletion.
    const others = rows.filter(({ dataset }) => dataset['id'] !== String(id));
    const next = others[Math.min(index, others.length - 1)];
    if (next) focusCell(next, listCells(next).length - 1);
    else around?.focus();
  };
};

/** Moves the focus to the first or last cell with a control, of the row or of the whole table. */
const moveToEnd = (from: Element, key: 'Home' | 'End', inTable: boolean): boolean => {
  const cells = from.closest(inTable ? 'tbody' : 'tr')?.querySelectorAll(CELL) ?? [];
  const controls = [...cells].flatMap((cell) => findControl(cell) ?? []);
  const control = controls.at(key === 'Home' ? 0 : -1);
  control?.focus();
  return control !== undefined;
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const isCheckbox = (element: Element): boolean =>
  element instanceof HTMLInputElement && element.type === 'checkbox';

const hasOwnKeys = (element: Element): boolean =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !isCheckbox(element));

type TableKey = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/**
 * Moves between the cells of a table's body with the arrow keys, with Home and End in a row and with
 * Ctrl to the table's ends. Enter goes on from a switch, which Space turns. An input keeps its own
 * keys, and so does a row that the keyboard has lifted.
 */
export const moveInTable = (
  event: TableKey & { key: string; preventDefault: () => void },
): void => {
  const { key, target, ctrlKey } = event;
  if (event.altKey || event.metaKey || !(target instanceof Element) || hasOwnKeys(target)) return;
  if (!target.closest('tbody') || target.closest('[data-dragging]')) return;
  const direction = key === 'Enter' && isCheckbox(target) ? 'down' : ARROWS[key];
  const moved =
    key === 'Home' || key === 'End'
      ? moveToEnd(target, key, ctrlKey)
      : direction !== undefined && !ctrlKey && focusControl(findNeighbour(target, direction));
  if (moved) event.preventDefault();
};
