import { useLanguage } from '../i18n/useLanguage';
import type { ImportRow } from '../../schema';
import { useTranslate } from '../../ui';
import { formatStatus } from './formatStatus';
import styles from './imports.module.css';

/** The dialog shows this many rows and counts the others. */
export const MAX_BACKWARD_ROWS = 100;

interface BackwardRowsProps {
  rows: readonly ImportRow[];
  /** All of the upload, of which `rows` may be the first. */
  total: number;
}

/** Lists the applications that an upload sets back, each with its status before and after. */
export function BackwardRows({ rows, total }: BackwardRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <ul className={styles['moves']}>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{row.record_reference}</strong>
            <span>
              {formatStatus(
                { status: row.from_status, date: row.from_date, amount: row.from_amount },
                language,
              )}
            </span>
            <span>
              {'→ '}
              {formatStatus(
                { status: row.to_status, date: row.to_date, amount: row.to_amount },
                language,
              )}
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p>{translate('status_file.more_back', { shown: rows.length, total })}</p>
      )}
    </>
  );
}
