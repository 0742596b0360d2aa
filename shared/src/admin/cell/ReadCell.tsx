import type { ReactNode, Ref } from 'react';
import { useTranslate } from '../../ui';
import styles from './cell.module.css';

export interface ReadCellProps {
  /** The names of the column and the row. */
  label: string;
  rowName: string;
  /** The displayed value; '' is shown as a dash. */
  text: string;
  /** Replaces the text if the value is more than text. */
  shown?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/**
 * Shows a value as a button; a click, Enter or F2 opens it. Hover and focus show that it can be
 * changed.
 */
export function ReadCell({ label, rowName, text, shown, ref, onOpen }: ReadCellProps) {
  const translate = useTranslate();
  const names = { field: label, row: rowName, value: text || translate('kit.cell.empty') };
  return (
    <button
      ref={ref}
      type="button"
      className={styles['read']}
      aria-label={translate('kit.cell.edit', names)}
      data-empty={text === '' || undefined}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        onOpen();
      }}
    >
      <span className={styles['text']}>{shown ?? (text || '–')}</span>
    </button>
  );
}
