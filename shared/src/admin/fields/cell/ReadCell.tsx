import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslate } from '../../../ui';
import styles from './cell.module.css';

export interface ReadCellProps {
  /** The names of the column and the row. */
  label: string;
  rowName: string;
  /** The displayed value; '' is shown as a dash. */
  text: string;
  /** Replaces the text if the value is more than text. */
  shown?: ReactNode;
  /** The kind of input. A letter does not open a number; a choice opens its list instead of taking the character. */
  input?: 'text' | 'number' | 'choice';
  ref?: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** Returns whether a key types a character of a value. */
const typesValue = (event: KeyboardEvent, isNumber: boolean): boolean =>
  (isNumber ? /^[\d.-]$/ : /^\S$/u).test(event.key) &&
  !(event.ctrlKey || event.metaKey || event.altKey);

/**
 * Shows a value as a button. A click, Enter, F2 or the first character of a new value opens it. Hover and focus
 * show that it can be edited.
 */
export function ReadCell(props: ReadCellProps) {
  const { label, rowName, text, shown, input = 'text', ref, onOpen } = props;
  const translate = useTranslate();
  const names = { field: label, row: rowName, value: text || translate('kit.cell.empty') };
  return (
    <button
      ref={ref}
      type="button"
      className={styles['display']}
      aria-label={translate('kit.cell.edit', names)}
      data-empty={text === '' || undefined}
      onClick={onOpen}
      onKeyDown={(event) => {
        const types = typesValue(event, input === 'number');
        if (event.key !== 'F2' && !types) return;
        // The input selects its text when it opens, so the browser replaces it with the character.
        if (types) event.stopPropagation();
        if (!types || input === 'choice') event.preventDefault();
        onOpen();
      }}
    >
      <span className={styles['text']}>{shown ?? (text || '–')}</span>
    </button>
  );
}
