import { formatStatus, useLanguage } from '@marketplace/shared/admin';
import type { AnswerOf, previewApplicationStatusFile } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { useTranslate } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { PagedTable } from './PagedTable';
import styles from './statusFile.module.css';

type Change = AnswerOf<typeof previewApplicationStatusFile>['rows'][number];

const cellsOf = (change: Change, language: Language): ReactNode[] => [
  change.row,
  <span key="reference" className={styles['reference']}>
    {change.record_reference}
  </span>,
  formatStatus(
    { status: change.from_status, date: change.from_date, amount: change.from_amount },
    language,
  ),
  formatStatus(
    { status: change.to_status, date: change.to_date, amount: change.to_amount },
    language,
  ),
];

/** Lists what a file would change, row by row; rows that set an application back come first. */
export function Changes({ rows }: { rows: readonly Change[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PagedTable
      title={translate('status_file.changes', { n: rows.length })}
      heads={['row', 'application', 'now', 'after', 'direction'].map((name) =>
        translate(`status_file.${name}`),
      )}
      rows={rows.toSorted((a, b) => b.backward - a.backward || a.row - b.row)}
      keyOf={({ row }) => String(row)}
      cells={(change) => [
        ...cellsOf(change, language),
        translate(change.backward === 1 ? 'status_file.back' : 'status_file.forward'),
      ]}
    />
  );
}
