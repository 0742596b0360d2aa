import { type Exporter, type RaRecord, useStore } from 'react-admin';
import { notify, useTranslate } from '../../ui';
import { getErrorText } from '../failure/errorText';
import { useLanguage } from '../i18n/useLanguage';
import { plainText } from '../fields/plainText';
import type { TableColumn } from '../table/column';
import { useTableKey } from '../table/listSettings';
import type { CsvValue } from './csv';
import type { CsvColumn } from './DownloadCsv';
import { useCsvDownload } from './download';

const toCsvValue = (value: unknown): CsvValue =>
  typeof value === 'number' ? value : plainText(value);

/**
 * Saves records as a CSV file for react-admin's export buttons: the columns of the table that are
 * not hidden, or those of `own` where the file says more than the table.
 */
export function useExporter<R extends RaRecord>(
  columns: readonly TableColumn<R>[],
  own?: readonly CsvColumn<R>[],
): Exporter<R> {
  const language = useLanguage();
  const translate = useTranslate();
  const save = useCsvDownload();
  const [hidden] = useStore<string[]>(useTableKey(), []);
  const shown = columns
    .filter(({ name, sort, phone }) => phone !== 'actions' && !hidden.includes(sort ?? name))
    .map(({ name, label, csv }): CsvColumn<R> => ({
      label,
      value: (record) => csv?.(record, language) ?? toCsvValue(record[name]),
    }));
  const written = own ?? shown;
  return async (records, _related, _provider, resource = 'list') => {
    const heads = written.map(({ label }) => label);
    const rows = records.map((record) => written.map(({ value }) => value(record)));
    try {
      await save(resource, heads, rows);
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
  };
}
