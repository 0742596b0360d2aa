import { useTranslate } from '@marketplace/shared/ui';
import styles from './statusFile.module.css';

interface RowErrorsProps {
  errors: readonly { row: number; column: string; message: string }[];
}

/** The rows of a file that were not taken, and why. */
export function RowErrors({ errors }: RowErrorsProps) {
  const translate = useTranslate();
  const title = translate('status_file.errors', { n: errors.length });
  return (
    <section className={styles['errors']} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('status_file.row')}</th>
            <th scope="col">{translate('status_file.column')}</th>
            <th scope="col">{translate('status_file.message')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <th scope="row">{row}</th>
              <td>{column ? <code>{column}</code> : '–'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
