import { DownloadCsv } from '../csv/DownloadCsv';
import { useTranslate } from '../../ui';
import styles from './imports.module.css';

interface FileColumnsProps {
  /** Name of the template without its end. */
  name: string;
  columns: readonly string[];
}

/** The columns of a file, with an empty file of them to start from. */
export function FileColumns({ name, columns }: FileColumnsProps) {
  const translate = useTranslate();
  return (
    <div className={styles['facts']}>
      <span className={styles['columns']}>
        {translate('status_file.columns')}{' '}
        {columns.map((column) => (
          <code key={column}>{column}</code>
        ))}
      </span>
      <DownloadCsv
        name={name}
        label={translate('imports.template')}
        columns={columns.map((label) => ({ label, value: () => '' }))}
        load={async () => []}
      />
    </div>
  );
}
