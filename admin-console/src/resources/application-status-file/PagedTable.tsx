import { Button, useTranslate } from '@marketplace/shared/ui';
import { type ReactNode, useState } from 'react';
import styles from './statusFile.module.css';

/** Rows per page; a file has up to 20,000. */
const PAGE = 50;

interface PagedTableProps<R> {
  title: string;
  tone?: 'danger';
  heads: readonly string[];
  rows: readonly R[];
  cells: (row: R) => readonly ReactNode[];
  keyOf: (row: R) => string;
  children?: ReactNode;
}

/** A table that pages through rows which are already loaded. */
export function PagedTable<R>({ title, rows, heads, cells, keyOf, ...rest }: PagedTableProps<R>) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / PAGE) - 1);
  const from = Math.min(page, last) * PAGE;
  const shown = rows.slice(from, from + PAGE);
  return (
    <section className={styles['table']} data-tone={rest.tone} aria-label={title}>
      {rest.children && <div className={styles['tools']}>{rest.children}</div>}
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {cells(row).map((cell, index) => (
                <td key={heads[index]} data-label={heads[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {last > 0 && (
        <div className={styles['pages']}>
          <span role="status">
            {translate('status_file.page', {
              from: from + 1,
              to: from + shown.length,
              total: rows.length,
            })}
          </span>
          <Button
            variant="secondary"
            size="small"
            disabled={from === 0}
            onClick={() => setPage(Math.min(page, last) - 1)}
          >
            {translate('status_file.previous')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={from + PAGE >= rows.length}
            onClick={() => setPage(page + 1)}
          >
            {translate('status_file.next')}
          </Button>
        </div>
      )}
    </section>
  );
}
