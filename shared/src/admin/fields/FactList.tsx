import type { ReactNode } from 'react';
import { useTranslate } from '../../ui';
import styles from './factList.module.css';

export interface FactListProps {
  /** Namespace of the labels. */
  labels: string;
  /** Label and value of each fact; one without a value is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What a panel says of one record, a labelled line each. */
export function FactList({ labels, facts }: FactListProps) {
  const translate = useTranslate();
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{translate(`${labels}.${label}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
