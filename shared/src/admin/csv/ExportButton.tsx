import { type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { type CsvColumn, DownloadCsv } from './DownloadCsv';

/** Rows that are asked for at a time, and at most. */
const PAGE = 1000;
const MOST = 50_000;

/** Saves all records of the surrounding list, as it is filtered and sorted, as a CSV file. */
export function ExportButton<R extends RaRecord>({
  columns,
}: {
  columns: readonly CsvColumn<R>[];
}) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { resource, sort, total, ...list } = useListContext<R>();
  const filter: unknown = list.filterValues;
  const load = async () => {
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
    return records;
  };
  return (
    <DownloadCsv
      name={resource}
      label={translate('ra.action.export')}
      columns={columns}
      load={load}
      disabled={!total}
    />
  );
}
