import { useTexts } from '../../i18n/useTexts';
import type { ImportRow } from '../../../schema';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { LoadState } from '../../feedback/failure/LoadState';
import { formatStatus } from './formatStatus';
import styles from './imports.module.css';

/** The dialog shows this many rows and counts the others. */
const MAX_ROWS = 100;

interface BackwardRowsProps {
  uploadId: string;
  /** Runs once the rows are visible. */
  onReady: () => void;
}

/** Lists the applications that an upload sets back, each with its status before and after. */
export function BackwardRows({ uploadId, onReady }: BackwardRowsProps) {
  const { translate, language } = useTexts();
  const {
    data: rows,
    total = 0,
    error,
    refetch,
  } = useGetList<ImportRow>('import-rows', {
    filter: { upload_id: uploadId, backward: 1 },
    pagination: { page: 1, perPage: MAX_ROWS },
    sort: { field: 'row', order: 'ASC' },
  });
  const isShown = rows !== undefined;
  useEffect(() => {
    if (isShown) onReady();
  }, [isShown, onReady]);
  if (!rows) return <LoadState error={error} onRetry={() => void refetch()} lines={3} />;
  return (
    <>
      <ul className={styles['statusChanges']}>
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
        <p>{translate('status_file.more_backward', { shown: rows.length, total })}</p>
      )}
    </>
  );
}
