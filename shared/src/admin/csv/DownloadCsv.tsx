import Download from '@mui/icons-material/DownloadOutlined';
import { useState } from 'react';
import { Button, notify, useTranslate } from '../../ui';
import { getErrorText } from '../failure/errorText';
import type { CsvValue } from './csv';
import { useDownload } from './download';

export interface CsvColumn<R> {
  label: string;
  value: (record: R) => CsvValue;
}

export interface DownloadCsvProps<R> {
  /** File name without its end. */
  name: string;
  columns: readonly CsvColumn<R>[];
  /** Every row that the filters leave, not only the page in sight. */
  load: () => Promise<readonly R[]>;
  disabled?: boolean;
  /** 'Download CSV' unless given. */
  label?: string;
}

/** Saves rows as a file for spreadsheets. */
export function DownloadCsv<R>({ name, columns, load, disabled, label }: DownloadCsvProps<R>) {
  const translate = useTranslate();
  const saveCsv = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await load();
      const heads = columns.map((column) => column.label);
      const cells = rows.map((row) => columns.map(({ value }) => value(row)));
      await saveCsv(name, heads, cells);
    } catch (error) {
      notify.error(getErrorText(error, translate));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      disabled={disabled}
      icon={<Download fontSize="small" />}
      onClick={() => void save()}
    >
      {label ?? translate('kit.list.csv')}
    </Button>
  );
}
