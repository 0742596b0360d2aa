import { logExport } from '../../api/calls/audit';
import { useClient } from '../data/ClientContext';
import { type CsvValue, toCsv } from './csv';

/** Hands a text or bytes to the browser as a file. */
export function saveFile(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

type Cells = readonly (readonly CsvValue[])[];

/** Returns what notes an export in the audit log and saves the rows; without the entry there is no file. */
export function useCsvDownload() {
  const client = useClient();
  return async (name: string, heads: readonly string[], rows: Cells): Promise<void> => {
    await client.call(logExport, { body: { name: name.slice(0, 200), records: rows.length } });
    saveFile(`${name}.csv`, toCsv(heads, rows));
  };
}
