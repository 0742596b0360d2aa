import Download from '@mui/icons-material/DownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { Button, notify, useTranslate } from '../../../ui';
import { getErrorText } from '../../feedback/failure/errorText';
import type { CsvValue } from '../../fields/column';
import { EXPORT_FORMATS, type ExportFormat, useDownload } from './download';

export interface CsvColumn<R> {
  label: string;
  value: (record: R) => CsvValue;
}

export interface DownloadCsvProps<R> {
  /** File name without extension. */
  name: string;
  columns: readonly CsvColumn<R>[];
  /** Every row that matches the filters, not only the current page. */
  load: () => Promise<readonly R[]>;
  disabled?: boolean;
  /**
   * The label of a single CSV button, for a file that people upload again. Without it there is a
   * button for each format.
   */
  label?: string;
  /** The size of the buttons; small by default. */
  size?: 'normal' | 'small';
  /** The format of the only button; CSV by default. */
  format?: ExportFormat;
}

const LABELS = { csv: 'kit.list.csv', xlsx: 'kit.list.xlsx' } as const;

/** Saves rows as a file for spreadsheets. */
export function DownloadCsv<R>({
  name,
  columns,
  load,
  disabled,
  label,
  size = 'small',
  format: only = 'csv',
}: DownloadCsvProps<R>) {
  const translate = useTranslate();
  const saveRows = useDownload();
  const save = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const rows = await load();
      const heads = columns.map((column) => column.label);
      const cells = rows.map((row) => columns.map(({ value }) => value(row)));
      await saveRows(name, heads, cells, format, label !== undefined);
    },
    onError: (error) => notify.error(getErrorText(error, translate)),
  });
  const formats: readonly ExportFormat[] = label ? [only] : EXPORT_FORMATS;
  return formats.map((format) => (
    <Button
      key={format}
      variant="secondary"
      size={size}
      busy={save.isPending && save.variables === format}
      disabled={disabled}
      icon={<Download fontSize="small" />}
      onClick={() => save.mutate(format)}
    >
      {label ?? translate(LABELS[format])}
    </Button>
  ));
}
