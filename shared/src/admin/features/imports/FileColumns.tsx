import Stack from '@mui/material/Stack';
import type { Language } from '../../../i18n';
import { importKinds, type ImportKindName } from '../../../resources';
import { DownloadCsv } from '../../table/export/DownloadCsv';
import { useTranslate } from '../../../ui';
import { EXPORT_FORMATS } from '../../table/export/download';
import styles from './imports.module.css';

/** Returns the headings of a kind's files: labels where they make new records, else names. */
export const getColumnHeadings = (kind: ImportKindName, language: Language): readonly string[] =>
  importKinds[kind].columns.map(({ name, labels }) =>
    importKinds[kind].creates ? labels[language] : name,
  );

interface FileColumnsProps {
  /** File name of the template without extension. */
  name: string;
  columns: readonly string[];
}

/** The columns of a file, with an empty file of them to start from. */
export function FileColumns({ name, columns }: FileColumnsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1}>
      <span className={styles['columns']}>
        {translate('status_file.columns')}{' '}
        {columns.map((column) => (
          <code key={column}>{column}</code>
        ))}
      </span>
      <span className={styles['templates']}>
        {EXPORT_FORMATS.map((format) => (
          <DownloadCsv
            key={format}
            name={name}
            format={format}
            label={translate(`imports.template_${format}`)}
            columns={columns.map((label) => ({ label, value: () => '' }))}
            load={async () => []}
          />
        ))}
      </span>
    </Stack>
  );
}
