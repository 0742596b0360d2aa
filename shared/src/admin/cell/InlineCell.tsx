import type { ReactNode, RefObject } from 'react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate, VisuallyHidden } from '../../ui';
import { CellStatus } from './CellStatus';
import styles from './cell.module.css';
import { type CellOptions, useCell } from './useCell';

/** What the control of an open cell is given. */
export interface CellControl {
  ref: RefObject<(HTMLInputElement & HTMLSelectElement) | null>;
  props: {
    id: string;
    value: string;
    readOnly: boolean;
    'aria-label': string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    'aria-busy': true | undefined;
  };
  type: (draft: string) => void;
  /** Saves at once and closes, for a control whose choice is complete in itself. */
  choose: (draft: string) => void;
}

export interface InlineCellProps extends CellOptions {
  /** The column's and the row's name. */
  label: string;
  rowName: string;
  /** The value as it is read; '' is shown as a dash. */
  text: string;
  /** What stands for the text when it is more than text. */
  shown?: ReactNode;
  align?: 'start' | 'end';
  control: (control: CellControl) => ReactNode;
  /** Told of the control as it opens. */
  onOpened?: (control: HTMLElement) => void;
}

/**
 * A value that is edited where it stands. Read: a button that shows on hover and focus that it can be
 * changed. Click, Enter or F2 opens it; Enter, Tab and leaving it save what has changed; Escape puts
 * it back. What could not be saved stays in the input, with the reason and another try.
 */
export function InlineCell(props: InlineCellProps) {
  const { label, rowName, text, shown, align = 'start', control, onOpened } = props;
  const translate = useTranslate();
  const id = useId();
  const cell = useCell(props);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const refocus = useRef(false);

  const opened = useEffectEvent((element: HTMLElement | null) => {
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
    if (element) onOpened?.(element);
  });
  useLayoutEffect(() => {
    if (cell.editing) opened(input.current);
    else if (refocus.current) {
      refocus.current = false;
      button.current?.focus();
    }
  }, [cell.editing]);

  const finish = async (again: boolean) => {
    refocus.current = true;
    const done = await cell.commit(again);
    if (!done) refocus.current = false;
  };
  const retry = () => {
    input.current?.focus();
    void finish(true);
  };

  if (!cell.editing) {
    const names = { field: label, row: rowName, value: text || translate('kit.cell.empty') };
    return (
      <span className={styles['cell']} data-align={align}>
        <button
          ref={button}
          type="button"
          className={styles['read']}
          data-empty={text === '' || undefined}
          onClick={cell.open}
          onKeyDown={(event) => {
            if (event.key !== 'F2') return;
            event.preventDefault();
            cell.open();
          }}
        >
          <span aria-hidden="true" className={styles['text']}>
            {shown ?? (text || '–')}
          </span>
          <VisuallyHidden>{translate('kit.cell.edit', names)}</VisuallyHidden>
        </button>
        <CellStatus phase={cell.phase} />
      </span>
    );
  }
  return (
    <span
      className={styles['cell']}
      data-align={align}
      data-editing
      onKeyDown={(event) => {
        if (event.target !== input.current) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          refocus.current = true;
          cell.cancel();
        } else if (event.key === 'Enter') {
          event.preventDefault();
          void finish(true);
        }
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        refocus.current = false;
        void cell.commit();
      }}
    >
      {control({
        ref: input,
        props: {
          id: `${id}-input`,
          value: cell.draft,
          readOnly: cell.phase === 'saving',
          'aria-label': translate('kit.cell.input', { field: label, row: rowName }),
          'aria-invalid': cell.error ? true : undefined,
          'aria-describedby': cell.error ? `${id}-error` : undefined,
          'aria-busy': cell.phase === 'saving' || undefined,
        },
        type: cell.type,
        choose: (draft) => {
          cell.type(draft);
          void finish(true);
        },
      })}
      <CellStatus phase={cell.phase} error={cell.error} errorId={`${id}-error`} onRetry={retry} />
    </span>
  );
}
