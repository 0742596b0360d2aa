import { useId } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import { InfoIcon } from '../../ui';
import type { TableColumn } from './column';
import styles from './sortHeading.module.css';

interface SortHeadingProps<R extends RaRecord> {
  column: TableColumn<R>;
  sort: SortPayload;
  onSort: (sort: SortPayload) => void;
}

function HeadingText({ label, hint }: { label: string; hint: string | undefined }) {
  const id = useId();
  if (!hint) return label;
  return (
    <span className={styles['hinted']}>
      {label}
      <button type="button" className={styles['hint']} aria-describedby={id} aria-label={label}>
        <InfoIcon />
      </button>
      <span role="tooltip" id={id} className={styles['tooltip']}>
        {hint}
      </span>
    </span>
  );
}

const ORDERS = { ASC: 'ascending', DESC: 'descending' } as const;

/** A column's heading; a click sorts by it, another turns the order round. */
export function SortHeading<R extends RaRecord>({ column, sort, onSort }: SortHeadingProps<R>) {
  const { label, sort: field, align, width, phone } = column;
  const sorted = field !== undefined && sort.field === field;
  return (
    <th
      scope="col"
      data-align={align}
      data-phone={phone}
      style={width ? { minWidth: width } : undefined}
      aria-sort={sorted ? ORDERS[sort.order] : undefined}
    >
      {field === undefined ? (
        <HeadingText label={label} hint={column.hint} />
      ) : (
        <button
          type="button"
          className={styles['sort']}
          onClick={() => onSort({ field, order: sorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
          <svg
            viewBox="0 0 14 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path
              d="M7 11.5v-9m0 0L3.5 6M7 2.5 10.5 6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
    </th>
  );
}
