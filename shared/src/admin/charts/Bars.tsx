import type { ReactNode } from 'react';
import { EmptyPanel } from './panels/EmptyPanel';
import styles from './bars.module.css';

export interface Bar {
  key: string | number;
  name: string;
  /** Length of the bar; absent for the row that sums up the rest. */
  value?: number;
  /** The content of each further column. */
  cells: readonly ReactNode[];
}

export interface BarsProps {
  caption: string;
  /** Head of the names, then of each column of `cells`. */
  heads: readonly string[];
  bars: readonly Bar[];
}

/** Columns that fit on a phone beside the names; with more, each row is a card there. */
const MAX_ON_PHONE = 2;

/** A table with a bar in each row, so that sighted people and screen readers read the same. */
export function Bars({ caption, heads, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value = 0 }) => value), 0);
  if (most === 0) return <EmptyPanel />;
  const [nameHead, ...cellHeads] = heads;
  return (
    <div className={styles['bars']}>
      <table className={styles['table']} data-cards={cellHeads.length > MAX_ON_PHONE || undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            {cellHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, value = 0, cells }) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles['name']}>{name}</span>
                {value > 0 && (
                  <span
                    className={styles['bar']}
                    style={{ width: `${(100 * value) / most}%` }}
                    aria-hidden="true"
                  />
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={cellHeads[index]} data-label={cellHeads[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
