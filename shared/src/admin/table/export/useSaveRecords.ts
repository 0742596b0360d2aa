import { type RaRecord, useStore } from 'react-admin';
import type { Language } from '../../../i18n';
import { useLanguage } from '../../i18n/useLanguage';
import { toPlainText } from '../../data/plainText';
import { listParts, type TableColumn, type CsvValue } from '../../fields/column';
import { getSource, useTableKey } from '../../fields/listSettings';
import type { CsvColumn } from './DownloadCsv';
import { type ExportFormat, useDownload } from './download';

const toCsvValue = (value: unknown): CsvValue =>
  typeof value === 'number' ? value : toPlainText(value);

/** Returns columns of a table as those of a file. */
export const toFileColumns = <R extends RaRecord>(
  columns: readonly TableColumn<R>[],
  language: Language,
): CsvColumn<R>[] =>
  listParts(columns).map(({ name, label, csv }) => ({
    label,
    value: (record) => csv?.(record, language) ?? toCsvValue(record[name]),
  }));

/**
 * Returns a function that saves records as a file: the columns of the table that are not hidden, or those of
 * `own` where the file says more than the table.
 */
export function useSaveRecords<R extends RaRecord>(
  columns: readonly TableColumn<R>[],
  own?: readonly CsvColumn<R>[],
) {
  const language = useLanguage();
  const save = useDownload();
  const [hidden] = useStore<string[]>(useTableKey(), []);
  const visible = columns.filter(
    (column) => column.phone !== 'actions' && !hidden.includes(getSource(column)),
  );
  const written = own ?? toFileColumns(visible, language);
  return (resource: string, records: readonly R[], format: ExportFormat): Promise<void> => {
    const heads = written.map(({ label }) => label);
    const rows = records.map((record) => written.map(({ value }) => value(record)));
    return save(resource, heads, rows, format);
  };
}
