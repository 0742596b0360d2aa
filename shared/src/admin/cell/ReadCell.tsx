import type { ReactNode, Ref } from 'react';
import { useTranslate } from '../../ui';
import styles from './cell.module.css';

export interface ReadCellProps {
  /** The column's and the row's name. */
  label: string;
  rowName: string;
  /** The value as it is read; '' is shown as a dash. */
  text: string;
  /** What stands for the text when it is more than text. */
  shown?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** A value as a button that shows on hover and focus that it can be changed: click, Enter or F2. */
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
