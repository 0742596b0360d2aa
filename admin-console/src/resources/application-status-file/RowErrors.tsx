import { DownloadCsv } from '@marketplace/shared/admin';
import type { AnswerOf, uploadApplicationStatusFile } from '@marketplace/shared/api';
import { useTranslate } from '@marketplace/shared/ui';
import { PagedTable } from './PagedTable';

type RowError = AnswerOf<typeof uploadApplicationStatusFile>['errors'][number];

/** Lists the rows that the server rejects, each with the cell's text and the reason. */
export function RowErrors({ errors }: { errors: readonly RowError[] }) {
  const translate = useTranslate();
  const columns = [
    { label: translate('status_file.row'), value: ({ row }: RowError) => row },
    { label: translate('status_file.column'), value: ({ column }: RowError) => column },
    { label: translate('status_file.value'), value: ({ value }: RowError) => value },
    { label: translate('status_file.message'), value: ({ message }: RowError) => message },
  ];
  return (
    <PagedTable
      title={translate('status_file.errors', { n: errors.length })}
      tone="danger"
      heads={columns.map(({ label }) => label)}
      rows={errors}
      keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
      cells={(error) => columns.map(({ value }) => value(error) ?? '–')}
    >
      <DownloadCsv
        name="status-file-errors"
        label={translate('status_file.download_errors')}
        columns={columns}
        load={async () => errors}
      />
    </PagedTable>
  );
}
