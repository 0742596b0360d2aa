import type { FocusEvent, KeyboardEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../ui';
import { CellStatus } from './CellStatus';
import styles from './cell.module.css';
import { ReadCell, type ReadCellProps } from './ReadCell';
import { type CellOptions, useCell } from './useCell';

export interface OpenedCellProps extends CellOptions, Omit<ReadCellProps, 'ref' | 'onOpen'> {
  align?: 'start' | 'end';
  /** Makes the control a choice. */
  options?: readonly { value: string; label: string }[];
  inputMode?: 'decimal' | undefined;
  placeholder?: string | undefined;
}

const openPicker = (select: HTMLSelectElement) => {
  try {
    select.showPicker();
  } catch {
    // Only a fresh key or click may open it; the select then waits with the focus.
  }
};

/**
 * A cell that has been opened. Enter, Tab and leaving it save what has changed; Escape puts it back.
 * What could not be saved stays in the input, with the reason and another try.
 */
export function OpenedCell(props: OpenedCellProps) {
  const { label, rowName, text, shown, align = 'start', options } = props;
  const translate = useTranslate();
  const id = useId();
  const cell = useCell(props);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const refocus = useRef(false);

  const opened = (element: HTMLElement | null) => {
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
    if (element instanceof HTMLSelectElement) openPicker(element);
  };
  useLayoutEffect(() => {
    if (cell.editing) opened(input.current ?? select.current);
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
    (input.current ?? select.current)?.focus();
    void finish(true);
  };

  if (!cell.editing) {
    return (
      <span className={styles['cell']} data-align={align}>
        <ReadCell
          ref={button}
          label={label}
          rowName={rowName}
          text={text}
          shown={shown}
          onOpen={cell.open}
        />
        <CellStatus phase={cell.phase} />
      </span>
    );
  }
  const common = {
    id: `${id}-input`,
    className: styles['control'],
    value: cell.draft,
    'aria-label': translate('kit.cell.input', { field: label, row: rowName }),
    'aria-invalid': cell.error ? true : undefined,
    'aria-describedby': cell.error ? `${id}-error` : undefined,
    'aria-busy': cell.phase === 'saving' || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        refocus.current = true;
        cell.cancel();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        void finish(true);
      }
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.parentElement?.contains(event.relatedTarget)) return;
      refocus.current = false;
      void cell.commit();
    },
  };
  return (
    <span className={styles['cell']} data-align={align} data-editing>
      <span aria-hidden="true" className={styles['sizer']}>
        {shown ?? (text || '–')}
      </span>
      {options ? (
        <select
          {...common}
          ref={select}
          disabled={cell.phase === 'saving'}
          onChange={(event) => {
            cell.type(event.currentTarget.value);
            void finish(true);
          }}
        >
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          ref={input}
          readOnly={cell.phase === 'saving'}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          autoComplete="off"
          onChange={(event) => cell.type(event.currentTarget.value)}
        />
      )}
      <CellStatus phase={cell.phase} error={cell.error} errorId={`${id}-error`} onRetry={retry} />
    </span>
  );
}
