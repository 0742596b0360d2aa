import type { PointerEvent } from 'react';
import { useColumnWidths } from '../../fields/listSettings';
import styles from './columnHeading.module.css';

const MIN_WIDTH = 48;

/**
 * Returns the CSS variable that holds a column's width; setting it on the table renders no cell
 * again.
 */
export const getWidthVariable = (name: string) => `--width-${name}`;

/**
 * The draggable edge of a heading; a double click resets the width. Only a pointer can drag it; the
 * column chooser serves the keyboard. react-admin has no component for it.
 */
export function ColumnResizer({ name }: { name: string }) {
  const [widths, setWidths] = useColumnWidths();
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const cell = handle.closest('th');
    const table = handle.closest('table');
    if (!cell || !table || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, width: cell.getBoundingClientRect().width };
    let width = start.width;
    const move = (at: globalThis.PointerEvent) => {
      width = Math.max(MIN_WIDTH, Math.round(start.width + at.clientX - start.x));
      table.dataset['sized'] = '';
      table.style.setProperty(getWidthVariable(name), `${width}px`);
    };
    const end = () => {
      handle.removeEventListener('pointermove', move);
      if (width !== start.width) setWidths({ ...widths, [name]: width });
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };
  const reset = () => {
    const { [name]: _, ...others } = widths;
    setWidths(others);
  };
  return (
    <span
      aria-hidden="true"
      className={styles['resizer']}
      data-column={name}
      onPointerDown={drag}
      onDoubleClick={reset}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
