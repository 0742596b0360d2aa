import type { ReactNode } from 'react';
import styles from './factList.module.css';

export interface FactListProps {
  /** Returns the label of a fact in the reader's language. */
  label: (name: string) => string;
  /** Name and value of each fact; one without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Lists facts of one record, each on a labelled line. */
export function FactList({ label, facts }: FactListProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{label(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
