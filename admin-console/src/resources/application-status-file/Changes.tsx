import { useLanguage } from '@marketplace/shared/admin';
import type { AnswerOf, previewApplicationStatusFile } from '@marketplace/shared/api';
import { formatRupees, wireToDisplay } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { PagedTable } from './PagedTable';

type Change = AnswerOf<typeof previewApplicationStatusFile>['rows'][number];

/** What a file would change, row by row; what goes back stands first. */
export function Changes({ rows }: { rows: readonly Change[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const told = (status: string, date: string, amount: number | null) =>
    [
      optionLabel('applicationStatus', status, language),
      wireToDisplay(date) ?? date,
      amount === null ? '' : formatRupees(amount, language),
    ]
      .filter(Boolean)
      .join(', ');
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
        told(change.from_status, change.from_date, change.from_amount),
        told(change.to_status, change.to_date, change.to_amount),
        translate(change.backward === 1 ? 'status_file.back' : 'status_file.forward'),
      ]}
    />
  );
}
