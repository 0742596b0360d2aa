import Download from '@mui/icons-material/DownloadOutlined';
import { useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { Button } from '../../ui';
import { type CsvValue, toCsv } from './csv';
import { download } from './download';

export interface ExportColumn<R extends RaRecord = RaRecord> {
  label: string;
  value: (record: R) => CsvValue;
}

/** Rows that are asked for at a time, and at most. */
const PAGE = 1000;
const MOST = 50_000;

/** Saves all records of the surrounding list, as it is filtered and sorted, as a CSV file. */
export function ExportButton<R extends RaRecord>({
  columns,
}: {
  columns: readonly ExportColumn<R>[];
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const { resource, sort, total, ...list } = useListContext<R>();
  const filter: unknown = list.filterValues;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const records: R[] = [];
      for (let page = 1; records.length < MOST; page += 1) {
        const { data } = await provider.getList<R>(resource, {
          filter,
          sort,
          pagination: { page, perPage: PAGE },
        });
        records.push(...data);
        if (data.length < PAGE) break;
      }
      const rows = records.map((record) => columns.map(({ value }) => value(record)));
      const csv = toCsv(
        columns.map(({ label }) => label),
        rows,
      );
      download(`${resource}.csv`, csv);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'server.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      disabled={!total}
      icon={<Download fontSize="small" />}
      onClick={() => void save()}
    >
      {translate('ra.action.export')}
    </Button>
  );
}
