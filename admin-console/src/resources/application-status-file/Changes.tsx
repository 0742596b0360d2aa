import { useLanguage } from '@marketplace/shared/admin';
import type { AnswerOf, previewApplicationStatusFile } from '@marketplace/shared/api';
import { useTranslate } from '@marketplace/shared/ui';
import { formatStatus } from './formatStatus';
import { PagedTable } from './PagedTable';

type Change = AnswerOf<typeof previewApplicationStatusFile>['rows'][number];

/** What a file would change, row by row; what goes back stands first. */
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
        change.row,
        change.record_reference,
        formatStatus(
          { status: change.from_status, date: change.from_date, amount: change.from_amount },
          language,
        ),
        formatStatus(
          { status: change.to_status, date: change.to_date, amount: change.to_amount },
          language,
        ),
        translate(change.backward === 1 ? 'status_file.back' : 'status_file.forward'),
      ]}
    />
  );
}
