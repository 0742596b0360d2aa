import { VisuallyHidden } from '../../../ui';
import styles from './menuCount.module.css';

export interface MenuCountProps {
  count: number;
  /** What is counted, for screen readers. */
  label: string;
}

/** A count beside an entry of the menu; nothing for 0. */
export function MenuCount({ count, label }: MenuCountProps) {
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
