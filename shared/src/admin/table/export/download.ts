import { logExport } from '../../../api/calls/audit';
import { saveFile } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { useLanguage } from '../../i18n/useLanguage';
import type { CsvValue } from '../../fields/column';
import { toCsv } from './csv';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The files that a list is saved as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Cells = readonly (readonly CsvValue[])[];

/**
 * Returns a function that records an export in the audit log and then saves the rows; it saves nothing if the
 * log fails. Days and times are written as the screen shows them, but in a file that people upload again.
 */
export function useDownload() {
  const client = useClient();
  const language = useLanguage();
  return async (
    name: string,
    heads: readonly string[],
    rows: Cells,
    format: ExportFormat = 'csv',
    isUploadedAgain = false,
  ): Promise<void> => {
    await client.call(logExport, { body: { name: name.slice(0, 200), records: rows.length } });
    if (format === 'csv') {
      saveFile(`${name}.csv`, toCsv(heads, rows, isUploadedAgain ? undefined : language));
      return;
    }
    // The library is larger than a console's first load, so it loads with the first workbook.
    const { toXlsx } = await import('./xlsx');
    saveFile(`${name}.xlsx`, toXlsx(heads, rows), XLSX);
  };
}
