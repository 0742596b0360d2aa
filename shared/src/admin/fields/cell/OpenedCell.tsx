import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { ConflictChoice } from '../../form/conflict/ConflictChoice';
import type { FieldDescription } from '../../../schema';
import { useTranslate } from '../../../ui';
import { CellProblem } from './CellProblem';
import { CellStatus } from './CellStatus';
import styles from './cell.module.css';
import problem from './problem.module.css';
import { type Direction, findNeighbour, focusControl } from './moveFocus';
import { ReadCell, type ReadCellProps } from './ReadCell';
import { type CellOptions, useCell } from './useCell';

export interface OpenedCellProps
  extends Omit<CellOptions, 'name'>, Omit<ReadCellProps, 'ref' | 'input' | 'onOpen'> {
  field: FieldDescription;
  align?: 'start' | 'end';
  /** Renders the control as a select. */
  options?: readonly { value: string; label: string }[];
  inputMode?: 'decimal' | undefined;
  placeholder?: string | undefined;
}

/** Returns how a person enters a value into a cell: by choice, as a number or as text. */
export const getInputKind = ({
  options,
  inputMode,
}: Pick<OpenedCellProps, 'options' | 'inputMode'>) => {
  if (options) return 'choice';
  return inputMode === 'decimal' ? 'number' : 'text';
};

const openPicker = (select: HTMLSelectElement) => {
  try {
    select.showPicker();
  } catch {
    // Browsers open a select only during a key press or click; until the next one it keeps the focus.
  }
};

/** Returns whether a select's list is known to be closed. */
const hasClosedList = (select: HTMLSelectElement): boolean =>
  CSS.supports('selector(:open)') && !select.matches(':open');

/** Keys that would change a closed select without opening its list. */
const CHOOSING = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|\S)$/u;

/**
 * An open cell. Enter, Tab and blur save a changed value. As in a spreadsheet, Enter moves to the cell below,
 * Shift+Enter to the one above and Tab to the next one. Escape restores the stored value at once. If saving fails, the input stays with the reason and a button to retry; a value that
 * somebody else has saved meanwhile is shown beside it.
 */
export function OpenedCell(props: OpenedCellProps) {
  const { field, label, rowName, text, shown, align = 'start', options } = props;
  const translate = useTranslate();
  const id = useId();
  const cell = useCell({ ...props, name: field.name });
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const refocus = useRef(false);
  // The cell below at the time of Enter gets the focus next, wherever the change sorts this row.
  const next = useRef<Element>(undefined);
  // While the list of a select is open it gets the keydown events; the select gets only keyup.
  const pressed = useRef<string>(undefined);

  const focusInput = (element: HTMLElement | null) => {
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
    if (element instanceof HTMLSelectElement) openPicker(element);
  };
  const { editing } = cell;
  // Restored cells do not take the focus, because a page may restore several.
  const restored = useRef(cell.phase === 'restored');
  useLayoutEffect(() => {
    if (restored.current) restored.current = false;
    else if (editing) focusInput(input.current ?? select.current);
    else if (refocus.current) {
      refocus.current = false;
      if (!focusControl(next.current)) button.current?.focus();
    }
    next.current = undefined;
  }, [editing]);

  const saveAndClose = async () => {
    refocus.current = true;
    const done = await cell.commit({ force: true });
    if (!done) {
      refocus.current = false;
      next.current = undefined;
    }
  };
  const saveAndMove = (target: Element, direction: Direction) => {
    next.current = findNeighbour(target, direction);
    if (cell.phase !== 'saving') void saveAndClose();
  };
  const retry = () => {
    (input.current ?? select.current)?.focus();
    void saveAndClose();
  };

  const discard = () => {
    refocus.current = true;
    cell.discard();
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
          input={getInputKind(props)}
          onOpen={cell.open}
        />
        <CellStatus phase={cell.phase === 'saved' ? 'saved' : 'idle'} />
      </span>
    );
  }
  const notice = cell.phase === 'restored' && (
    <CellProblem
      kind="notice"
      text={translate('kit.input.restored')}
      actions={[
        { label: translate('kit.form.save'), onClick: retry },
        { label: translate('kit.input.discard'), onClick: discard },
      ]}
    />
  );
  const common = {
    id: `${id}-input`,
    className: styles['control'],
    value: cell.draft,
    'aria-label': translate('kit.cell.input', { field: label, row: rowName }),
    'aria-invalid': cell.error ? true : undefined,
    'aria-describedby': cell.error ? `${id}-error` : undefined,
    'aria-busy': cell.phase === 'saving' || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      pressed.current = event.key;
      if (event.key === 'Escape') {
        event.stopPropagation();
        discard();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        saveAndMove(event.currentTarget, event.shiftKey ? 'up' : 'down');
      } else if (select.current && CHOOSING.test(event.key)) {
        event.preventDefault();
        openPicker(select.current);
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
          onKeyUp={(event) => {
            const wasInList = pressed.current !== event.key && hasClosedList(event.currentTarget);
            pressed.current = undefined;
            if (!wasInList) return;
            if (event.key === 'Escape') discard();
            else if (event.key === 'Enter') saveAndMove(event.currentTarget, 'down');
            else if (event.key === 'Tab') saveAndMove(event.currentTarget, 'right');
          }}
          onChange={(event) => {
            // Do not disable the select while it saves: it would lose the focus.
            if (cell.phase === 'saving') return;
            const { currentTarget } = event;
            cell.type(currentTarget.value);
            // A keyboard user has chosen with Enter.
            if (currentTarget.matches(':focus-visible')) saveAndMove(currentTarget, 'down');
            else void saveAndClose();
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
      {cell.conflict ? (
        <span className={problem['problem']} data-problem data-kind="conflict">
          <ConflictChoice
            conflicts={[{ ...cell.conflict, field }]}
            onMine={retry}
            onTheirs={discard}
          />
        </span>
      ) : (
        <CellStatus
          phase={cell.phase === 'saving' || cell.phase === 'failed' ? cell.phase : 'idle'}
          error={notice ? undefined : cell.error}
          errorId={`${id}-error`}
          onRetry={retry}
        />
      )}
      {notice}
    </span>
  );
}
